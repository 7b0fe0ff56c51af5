import { useNotificationContext, type NotificationPayload } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { readToast } from './toast.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

const loadBubble = () => import('./ToastBubble.tsx');
/** The first screen has no notification. */
const ToastBubble = lazyPart(loadBubble);

/** Loaded after the first screen, so that it can report a lost connection. */
const PREPARED_AFTER_MS = 2000;

/** Duration of a notification when another one waits; errors keep their own (spec 1, section 8). */
const CROWDED_TOAST_MS = 1200;

/** Shows notifications one at a time. Errors are announced at once, others politely (WCAG 2.2, criterion 4.1.3). */
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
