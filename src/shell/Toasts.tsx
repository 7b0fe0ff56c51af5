import { useNotificationContext, type NotificationPayload } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { readToast } from './toast.ts';

/** The first message brings it; most visits begin without one. */
const ToastBubble = lazy(() => import('./ToastBubble.tsx'));

/** How long a message stays when another one waits behind it; errors keep their time (spec 1, section 8). */
const CROWDED_TOAST_MS = 1200;

/**
 * Messages that come and go by themselves, one at a time. Errors are read out at once, all others
 * when the reader is free (WCAG 2.2, criterion 4.1.3).
 */
export function Toasts(): ReactNode {
  const { notifications, takeNotification } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload>();
  const [first, ...waiting] = notifications;
  if (!first) return null;
  const toast = readToast(first);
  const hurried = waiting.length > 0 && toast.severity !== 'error';
  return (
    <Suspense fallback={null}>
      <ToastBubble
        toast={hurried ? { ...toast, stayMs: CROWDED_TOAST_MS } : toast}
        open={closed !== first}
        onClose={() => setClosed(first)}
        onGone={() => takeNotification()}
      />
    </Suspense>
  );
}
