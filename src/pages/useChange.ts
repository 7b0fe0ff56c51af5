import { useQueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { undoNotice } from './undo/undoNotice.ts';
import { useFailureText } from './useFailureText.ts';

interface ChangeNotice {
  /** What has happened; nothing is said without it. */
  readonly done?: string;
  /** Why it failed. */
  failed(reason: string): string;
  readonly undo?: (() => Promise<boolean>) | undefined;
  /** What is fetched again, whether or not it succeeded; by default all data of the page after a success. */
  readonly reload?: InvalidateQueryFilters;
}

/**
 * Sends a change that is no offer of a manifest, notifies about its end and fetches the changed data again.
 *
 * @returns whether it succeeded
 */
export function useChange(): (
  call: () => Promise<unknown>,
  notice: ChangeNotice,
) => Promise<boolean> {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  return useCallback(
    async (call, { done, failed, undo, reload }) => {
      try {
        await call();
        if (done !== undefined && undo) notify(...undoNotice(done, undo));
        else if (done !== undefined) notify(done, { type: 'success' });
        if (!reload) await queries.invalidateQueries();
        return true;
      } catch (error) {
        const reason = failureText(error);
        if (reason !== undefined) notify(failed(reason), { type: 'error', multiLine: true });
        return false;
      } finally {
        if (reload) await queries.invalidateQueries(reload);
      }
    },
    [failureText, notify, queries],
  );
}
