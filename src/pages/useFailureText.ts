import { useCallback } from 'react';
import { BulkFailure } from '../api/bulkFailure.ts';
import { failureNotice } from '../api/errorMessages.ts';
import { useText } from '../i18n/useText.ts';

/** @param labelOf label of a field, where the caller has one */
export type FailureText = (
  error: unknown,
  labelOf?: (path: string) => string,
) => string | undefined;

/** Texts for failures; undefined for cancelled calls, which need none. */
export function useFailureText(): FailureText {
  const text = useText();
  return useCallback(
    (error, labelOf) => {
      if (error instanceof BulkFailure) {
        const { done, failed } = error;
        const summary = text(error.message, { done: done.length, failed: failed.length });
        return [...new Set([summary, ...failed.map((one) => text(one.text))])].join('\n');
      }
      const notice = failureNotice(error, labelOf);
      if (!notice) return undefined;
      return [notice.message, notice.detail]
        .filter((said) => said !== undefined)
        .map((said) => text(said))
        .join('\n');
    },
    [text],
  );
}
