import type { NotificationPayload } from 'ra-core';

/** How long an error stays (spec 1, section 8). */
export const ERROR_TOAST_MS = 5000;
/** How long any other message stays. */
export const TOAST_MS = 4000;

export interface Toast {
  readonly message: NotificationPayload['message'];
  readonly values: Readonly<Record<string, unknown>>;
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
    values: isRecord(messageArgs) ? messageArgs : {},
    severity: payload.type,
    multiLine: multiLine === true,
    stayMs: autoHideDuration === undefined ? usual : autoHideDuration,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
