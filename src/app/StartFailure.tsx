import type { ComponentProps, ReactNode } from 'react';
import { withinLimit } from './loadLimit.ts';
import type { StartFailureDetails } from './StartFailureDetails.tsx';
import { UNREACHABLE } from './unreachable.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

type Props = ComponentProps<typeof StartFailureDetails>;
export type StartFailureStep = Props['step'];

/** Longer than the page that tells more takes to come, where one comes at all. */
const PATIENCE_MS = 10_000;

/** Why the console could not start: its page is loaded when it is needed, which is seldom. */
export const StartFailure = lazyPart<Props>(async () => {
  try {
    const { StartFailureDetails } = await withinLimit(
      import('./StartFailureDetails.tsx'),
      PATIENCE_MS,
    );
    return { default: StartFailureDetails };
  } catch {
    return { default: Unreachable };
  }
});

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
