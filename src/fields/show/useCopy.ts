import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';

/** A second press within this time does not copy the same text again (spec 1, section 9). */
const COPY_THROTTLE_MS = 1800;
/** Duration of the notification (spec 1, section 9). */
const COPIED_TOAST_MS = 1400;

/** Copies a text to the clipboard and notifies. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  const translate = useText();
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return useCallback(
    async (text) => {
      const now = performance.now();
      if (text === last.current.text && now - last.current.at < COPY_THROTTLE_MS) return;
      last.current = { text, at: now };
      try {
        await navigator.clipboard.writeText(text);
        notify(translate('pages.value.copied'), {
          type: 'success',
          autoHideDuration: COPIED_TOAST_MS,
        });
      } catch {
        notify(translate('pages.value.copyFailed'), { type: 'warning' });
      }
    },
    [notify, translate],
  );
}
