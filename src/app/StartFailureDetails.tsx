import type { ReactNode } from 'react';
import { isApiError } from '../api/errors.ts';
import { sessionFacts } from '#project/generated/session.ts';
import { START_LIMIT_MS } from '../session/startupCalls.ts';
import { PushAnchor, PushButton } from '../theme/buttons.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { Notice } from './Notice.tsx';
import { startTexts, type StartWords } from './startTexts.ts';

interface StartFailureDetailsProps {
  /** The failed step; `no-view` when the user may not enter any view. */
  readonly step: keyof StartWords['steps'] | 'no-view';
  readonly error?: unknown;
  readonly language: string;
  readonly retry: () => void;
}

/** The page of a failed start: what failed and what to do. Works without catalogues. */
export function StartFailureDetails({
  step,
  error,
  language,
  retry,
}: StartFailureDetailsProps): ReactNode {
  const words = startTexts(language);
  const noView = step === 'no-view';
  return (
    <ThemeRoot>
      <main>
        <div role="alert">
          <Notice
            title={noView ? words.noViewTitle : words.title}
            actions={
              <>
                <PushButton look="filled" onClick={retry}>
                  {words.retry}
                </PushButton>
                {sessionFacts.logout && (
                  <PushAnchor href={sessionFacts.logout}>{words.logout}</PushAnchor>
                )}
              </>
            }
          >
            <p>{noView ? words.noViewHelp : whatFailed(step, error, words)}</p>
            {!noView && step !== 'server' && <p>{words.help}</p>}
            {error !== undefined && step !== 'server' && <p>{reasonOf(error)}</p>}
          </Notice>
        </div>
      </main>
    </ThemeRoot>
  );
}

/** What could not be read, or what was waited for and how long. */
function whatFailed(
  step: keyof StartWords['steps'],
  error: unknown,
  { steps, late }: StartWords,
): string {
  const waited = step === 'profile' || step === 'organization';
  return waited && isApiError(error) && error.kind === 'timeout'
    ? late[step](START_LIMIT_MS / 1000)
    : steps[step];
}

/** The reason of an error without a message (spec 1, section 8). */
const NO_REASON = 'Has Error';

/** The message of the server or browser, for an administrator. */
function reasonOf(error: unknown): string {
  if (!isApiError(error)) {
    const said = error instanceof Error ? error.message : error;
    return typeof said === 'string' && said.trim() !== '' ? said : NO_REASON;
  }
  const parts = [error.status || error.kind, error.address, error.text];
  return parts.filter(Boolean).join(' · ');
}
