import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { BulkFailure } from '../api/bulkFailure.ts';
import { failureNotice } from '../api/errorMessages.ts';

/** @param labelOf what a field is called, where the caller knows it */
export type FailureText = (
  error: unknown,
  labelOf?: (path: string) => string,
) => string | undefined;

/** A failure in words for a person; undefined when nothing is to be said (the caller gave up). */
export function useFailureText(): FailureText {
  const translate = useTranslate();
  return useCallback(
    (error, labelOf) => {
      const say = (text: string) => translate(text, { _: text });
      if (error instanceof BulkFailure) {
        const { done, failed } = error;
        const summary = translate(error.message, { done: done.length, failed: failed.length });
        return [...new Set([summary, ...failed.map(({ text }) => say(text))])].join('\n');
      }
      const notice = failureNotice(error, labelOf);
      if (!notice) return undefined;
      return [notice.message, notice.detail]
        .filter((text) => text !== undefined)
        .map(say)
        .join('\n');
    },
    [translate],
  );
}
