import styles from './loading.css?inline';
import { LOAD_LIMIT_MS } from './loadLimit.ts';
import { startLanguage } from './startPlace.ts';

/** Message and button when not even the page about a failed start can be loaded. */
export const UNREACHABLE: Readonly<Record<string, readonly [said: string, button: string]>> = {
  en: ['The console cannot be loaded. Check the connection, then reload this page.', 'Reload'],
  zh: ['无法加载控制台。请检查网络连接，然后重新加载此页面。', '重新加载'],
  ja: [
    'コンソールを読み込めません。接続を確認してから、このページを再読み込みしてください。',
    '再読み込み',
  ],
};

/**
 * Shows that message when the console's script does not load in time or at all.
 *
 * @returns to be called when it is loaded
 */
export function expectConsole(): () => void {
  showStyles();
  const say = () => {
    const [said = '', button = ''] = UNREACHABLE[startLanguage()] ?? [];
    const main = document.createElement('main');
    main.className = 'loading';
    main.setAttribute('role', 'alert');
    main.append(document.createElement('h1'), document.createElement('button'));
    const [heading, again] = main.children;
    if (heading) heading.textContent = said;
    if (again) again.textContent = button;
    again?.addEventListener('click', () => globalThis.location.reload());
    document.querySelector('#root')?.replaceChildren(main);
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) say();
  };
  const timer = setTimeout(say, LOAD_LIMIT_MS);
  // The error event of a script does not bubble, so it is captured.
  globalThis.addEventListener('error', onError, true);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('error', onError, true);
  };
}

/** A style sheet that is a file of its own would hold up every script while it does not come. */
function showStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
