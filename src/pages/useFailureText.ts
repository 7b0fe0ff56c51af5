import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { BulkFailure } from '../api/bulkFailure.ts';
import { failureNotice } from '../api/errorMessages.ts';

/** A failure in words for a person; undefined when nothing is to be said (the caller gave up). */
export function useFailureText(): (error: unknown) => string | undefined {
  const translate = useTranslate();
  return useCallback(
    (error: unknown) => {
      const say = (text: string) => translate(text, { _: text });
      if (error instanceof BulkFailure) {
        const { done, failed } = error;
        const summary = translate(error.message, { done: done.length, failed: failed.length });
        return [summary, ...new Set(failed.map(({ text }) => say(text)))].join('\n');
      }
      const notice = failureNotice(error);
      if (!notice) return undefined;
      return [notice.message, notice.detail]
        .filter((text) => text !== undefined)
        .map(say)
        .join('\n');
    },
    [translate],
  );
}
