import { useNotificationContext } from 'ra-core';
import { useEffect } from 'react';

/**
 * Ends a notification without a time limit (WCAG 2.2, criterion 2.2.1) when its page is left.
 *
 * @param shown whether the user is still where the notification belongs
 */
export function useNoticeOfPage(shown: boolean): void {
  const { takeNotification } = useNotificationContext();
  useEffect(() => {
    if (!shown) takeNotification();
  }, [shown, takeNotification]);
}
