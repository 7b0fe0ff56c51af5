import { LOAD_LIMIT_MS } from './loadLimit.ts';
import { startLanguage } from './startPlace.ts';

/** Said when not even the page that explains a failure can be loaded, and the button below it. */
export const UNREACHABLE: Readonly<Record<string, readonly [said: string, button: string]>> = {
  en: ['The console cannot be loaded. Check the connection, then reload this page.', 'Reload'],
  zh: ['无法加载控制台。请检查网络连接，然后重新加载此页面。', '重新加载'],
  ja: [
    'コンソールを読み込めません。接続を確認してから、このページを再読み込みしてください。',
    '再読み込み',
  ],
};

/**
 * Says so in place of the page when the console itself has not come in time, or cannot come.
 *
 * @returns to be called when it is there
 */
export function expectConsole(): () => void {
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
  // A script that cannot be fetched tells nobody but itself.
  globalThis.addEventListener('error', onError, true);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('error', onError, true);
  };
}
