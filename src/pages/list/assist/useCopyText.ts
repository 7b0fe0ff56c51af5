import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { usePartWords } from '../../../i18n/usePartWords.ts';

/** Copying again sooner than this does nothing (spec 1, section 9). */
export const COPY_THROTTLE_MS = 1800;
/** How long "copied" stays (spec 1, section 9). */
export const COPIED_TOAST_MS = 1400;

/** Copies a text and says so. */
export function useCopyText(): (text: string) => void {
  const notify = useNotify();
  const words = usePartWords('later');
  const last = useRef(-COPY_THROTTLE_MS);
  return useCallback(
    (text) => {
      const now = performance.now();
      if (now - last.current < COPY_THROTTLE_MS) return;
      last.current = now;
      navigator.clipboard.writeText(text.trim()).then(
        () =>
          notify(words('listTable.copied'), {
            type: 'success',
            autoHideDuration: COPIED_TOAST_MS,
          }),
        () => notify(words('listTable.notCopied'), { type: 'error' }),
      );
    },
    [notify, words],
  );
}
