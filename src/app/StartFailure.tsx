import type { ComponentProps, ReactNode } from 'react';
import { withinLimit } from './loadLimit.ts';
import type { StartFailureDetails } from './StartFailureDetails.tsx';
import { UNREACHABLE } from './unreachable.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

type Props = ComponentProps<typeof StartFailureDetails>;
export type StartFailureStep = Props['step'];

/** Longer than the details take to load, if they load at all. */
const PATIENCE_MS = 10_000;

/** The page of a failed start, loaded on demand. */
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
    <main>
      <div role="alert">
        <h1>{said}</h1>
        <button type="button" onClick={() => window.location.reload()}>
          {button}
        </button>
      </div>
    </main>
  );
}
