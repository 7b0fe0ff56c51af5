import type { NotificationPayload } from 'ra-core';
import type { TextValues } from '../i18n/text.ts';

/** How long an error stays (spec 1, section 8). */
export const ERROR_TOAST_MS = 5000;
/** How long any other message stays. */
export const TOAST_MS = 4000;

export interface Toast {
  readonly message: NotificationPayload['message'];
  readonly values: TextValues;
  readonly severity: NotificationPayload['type'];
  readonly multiLine: boolean;
  /** Milliseconds; null stays until it is closed. */
  readonly stayMs: number | null;
}

/** A notification of react-admin with our times; one that names its own time keeps it. */
export function readToast(payload: NotificationPayload): Toast {
  const { autoHideDuration, messageArgs, multiLine } = payload.notificationOptions ?? {};
  const usual = payload.type === 'error' ? ERROR_TOAST_MS : TOAST_MS;
  return {
    message: payload.message,
    values: readValues(messageArgs),
    severity: payload.type,
    multiLine: multiLine === true,
    stayMs: autoHideDuration === undefined ? usual : autoHideDuration,
  };
}

/** react-admin hands over anything; what fills a sentence is a word or a number. */
function readValues(given: unknown): TextValues {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(
    entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}
