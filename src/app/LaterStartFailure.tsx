import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { StartFailure } from './StartFailure.tsx';

type Props = ComponentProps<typeof StartFailure>;

/** Said when not even the page that explains a failure can be loaded. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  en: 'The console cannot be loaded. Check the connection, then reload this page.',
  zh: '无法加载控制台。请检查网络连接，然后重新加载此页面。',
  ja: 'コンソールを読み込めません。接続を確認してから、このページを再読み込みしてください。',
};

const Loaded = lazy(async () => {
  try {
    return { default: (await import('./StartFailure.tsx')).StartFailure };
  } catch {
    return { default: Unreachable };
  }
});

/** Why the console could not start: its page is loaded when it is needed, which is seldom. */
export function LaterStartFailure(props: Props): ReactNode {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function Unreachable({ language }: Props): ReactNode {
  return (
    <main role="alert">
      <h1>{UNREACHABLE[language] ?? UNREACHABLE['en']}</h1>
    </main>
  );
}
