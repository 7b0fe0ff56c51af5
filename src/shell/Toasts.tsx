import { useNotificationContext, type NotificationPayload } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { readToast } from './toast.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

const loadBubble = () => import('./ToastBubble.tsx');
/** The first screen begins without a message. */
const ToastBubble = lazyPart(loadBubble);

/** When the first screen has been drawn: what tells of a cut line must be there before it is cut. */
const PREPARED_AFTER_MS = 2000;

/** How long a message stays when another one waits behind it; errors keep their time (spec 1, section 8). */
const CROWDED_TOAST_MS = 1200;

/**
 * Messages that come and go by themselves, one at a time. Errors are read out at once, all others
 * when the reader is free (WCAG 2.2, criterion 4.1.3).
 */
export function Toasts(): ReactNode {
  const { notifications, takeNotification } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload>();
  useEffect(() => {
    const timer = setTimeout(() => void loadBubble().catch(() => undefined), PREPARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const [first, ...waiting] = notifications;
  if (!first) return null;
  const toast = readToast(first);
  const hurried = waiting.length > 0 && toast.severity !== 'error';
  return (
    <ToastBubble
      toast={hurried ? { ...toast, stayMs: CROWDED_TOAST_MS } : toast}
      open={closed !== first}
      onClose={() => setClosed(first)}
      onGone={() => takeNotification()}
    />
  );
}
