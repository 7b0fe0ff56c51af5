import { useQueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { restoreFocus } from '../controls/restoreFocus.ts';
import { undoNotice } from './undo/undoNotice.ts';
import { useFailureText } from './useFailureText.ts';

/** What follows a call. */
interface CallEnd<Answer> {
  /** What has happened; a notification says it. */
  readonly done?: string | ((answer: Answer) => string);
  /** Takes it back. */
  readonly undo?: (() => Promise<boolean>) | undefined;
  /** A failure, in more words than its reason. */
  failed?(reason: string): string;
  /** The reason of a failure that has a better one than usual. */
  why?(error: unknown): string | undefined;
  /** What is fetched again, whether or not the call succeeded. */
  readonly reload?: InvalidateQueryFilters;
}

interface Call {
  readonly busy: boolean;
  /** Makes a call. @returns whether it succeeded */
  run<Answer>(call: () => Promise<Answer>, end?: CallEnd<Answer>): Promise<boolean>;
}

/**
 * A call after a press: busy until it ends, and a failure is told in words.
 *
 * @param tell receives the words, undefined for a failure that needs none, such as a cancelled call;
 *   and the failure itself; by default a notification says them
 */
export function useCall(tell?: (message: string | undefined, error: unknown) => void): Call {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const run = useCallback<Call['run']>(
    async (call, { done, undo, failed = asItIs, why, reload } = {}) => {
      const from = document.activeElement;
      setBusy(true);
      try {
        const answer = await call();
        const said = typeof done === 'function' ? done(answer) : done;
        if (said !== undefined && undo) notify(...undoNotice(said, undo));
        else if (said !== undefined) notify(said, { type: 'success' });
        return true;
      } catch (error) {
        const message = why?.(error) ?? failureText(error);
        if (tell) tell(message, error);
        else if (message) notify(failed(message), { type: 'error' });
        return false;
      } finally {
        if (reload) await queries.invalidateQueries(reload);
        setBusy(false);
        // A button that is busy, or has nothing more to do, is disabled and loses the focus.
        if (from !== document.body) restoreFocus(from);
      }
    },
    [failureText, notify, queries, tell],
  );
  return { busy, run };
}

function asItIs(reason: string): string {
  return reason;
}
