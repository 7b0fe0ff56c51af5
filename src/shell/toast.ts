import type { NotificationPayload } from 'ra-core';
import type { TextValues } from '../i18n/text.ts';
import { objectOf } from '../api/unknownValues.ts';

/** Duration of an error (spec 1, section 8). */
const ERROR_TOAST_MS = 5000;
/** Duration of other notifications. */
const TOAST_MS = 4000;

/** A react-admin notification with our default durations. */
export function readToast(payload: NotificationPayload) {
  const { autoHideDuration, messageArgs } = payload.notificationOptions ?? {};
  const usual = payload.type === 'error' ? ERROR_TOAST_MS : TOAST_MS;
  return {
    message: payload.message,
    values: readValues(messageArgs),
    severity: payload.type,
    /** Milliseconds; null stays until it is closed. */
    stayMs: autoHideDuration === undefined ? usual : autoHideDuration,
  };
}

/** react-admin's type is open; placeholders need texts or numbers. */
function readValues(given: unknown): TextValues {
  const entries = Object.entries(objectOf(given)).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
