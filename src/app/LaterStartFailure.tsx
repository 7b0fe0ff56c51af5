import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { withinLimit } from './loadLimit.ts';
import type { StartFailure } from './StartFailure.tsx';
import { UNREACHABLE } from './unreachable.ts';

type Props = ComponentProps<typeof StartFailure>;
export type StartFailureStep = Props['step'];

/** Longer than the page that tells more takes to come, where one comes at all. */
const PATIENCE_MS = 10_000;

const Loaded = lazy(async () => {
  try {
    return { default: (await withinLimit(import('./StartFailure.tsx'), PATIENCE_MS)).StartFailure };
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
  const [said, button] = UNREACHABLE[language] ?? UNREACHABLE['en'] ?? [];
  return (
    <main role="alert">
      <h1>{said}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {button}
      </button>
    </main>
  );
}
