import { useNotificationContext, type NotificationPayload, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { ToastProps } from '../controls/Toast.tsx';
import { useText } from '../i18n/useText.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { api } from '../api/client.ts';
import { useFailureText } from '../pages/useFailureText.ts';
import type { TextValues } from '../i18n/text.ts';
import { objectOf } from '../api/unknownValues.ts';

const loadToast = () => import('../controls/Toast.tsx');
/** The first screen has no notification. */
const Toast = lazyPart(loadToast, { instead: PlainToast });

/** Loaded after the first screen, so that it can report a lost connection. */
const PREPARED_AFTER_MS = 2000;

/** Duration of a notification when another one waits; errors keep their own (spec 1, section 8). */
const CROWDED_TOAST_MS = 1200;

/**
 * Good news waits until a dialog has faded, which hides the page from screen readers, and the next page has the focus:
 * what is said before is not read.
 */
const SETTLED_MS = 300;

/** Of a message whose toast could not be loaded, unless it says otherwise. */
const PLAIN_STAY_MS = 10_000;

/** The message alone, where the line is cut before the toast is loaded: the page below must not go with it. */
function PlainToast({ children, stayMs, onGone }: ToastProps): ReactNode {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => gone(), stayMs ?? PLAIN_STAY_MS);
    return () => clearTimeout(timer);
  }, [stayMs]);
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: 12,
        bottom: 12,
        left: 12,
        padding: 4,
        backgroundColor: 'background.paper',
        boxShadow: 6,
      }}
    >
      {children}
    </Box>
  );
}

/** Shows notifications one at a time. Errors are announced at once, others politely (WCAG 2.2, criterion 4.1.3). */
export function Toasts(): ReactNode {
  const { notifications, takeNotification } = useNotificationContext();
  const text = useText();
  const [closed, setClosed] = useState<NotificationPayload>();
  useEffect(() => {
    const timer = setTimeout(() => void loadToast().catch(() => undefined), PREPARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const [first, ...waiting] = notifications;
  const [heard, setHeard] = useState<NotificationPayload>();
  useEffect(() => {
    if (!first || first.type === 'error') return undefined;
    const timer = setTimeout(() => setHeard(first), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [first]);
  const toast = first && (first.type === 'error' || first === heard) ? readToast(first) : undefined;
  const isError = toast?.severity === 'error';
  return (
    // Screen readers read what changes in a region that was there before.
    <div role={isError ? undefined : 'status'}>
      {toast && (
        <Toast
          open={closed !== first}
          severity={toast.severity}
          stayMs={waiting.length > 0 && !isError ? CROWDED_TOAST_MS : toast.stayMs}
          onClose={() => setClosed(first)}
          onGone={() => takeNotification()}
        >
          {typeof toast.message === 'string' ? text(toast.message, toast.values) : toast.message}
        </Toast>
      )}
    </div>
  );
}

/** Shows failures of calls that are not quiet (spec 1, section 8). */
export function FailureToasts(): ReactNode {
  const notify = useNotify();
  const textOf = useFailureText();
  useEffect(
    () =>
      api.onFailure(({ error }) => {
        const text = textOf(error);
        if (text !== undefined) notify(text, { type: 'error' });
      }),
    [notify, textOf],
  );
  return null;
}

/** Duration of an error (spec 1, section 8). */
const ERROR_TOAST_MS = 5000;
/** Duration of other notifications. */
const TOAST_MS = 4000;

/** A react-admin notification with our default durations. */
function readToast(payload: NotificationPayload) {
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
