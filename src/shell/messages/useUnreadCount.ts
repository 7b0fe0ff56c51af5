import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { afterPage } from '../afterPage.ts';
import type { TextKey } from '../../../generated/texts.ts';

/** The live number of unread messages, and its setter for after marking some. */
export function useUnreadCount(): readonly [number, (count: number) => void] {
  const [count, setCount] = useState(0);
  const notify = useNotify();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const onFailure = () => {
      if (!gone) notify('messages.connectFailed' satisfies TextKey, { type: 'info' });
    };
    // After the page.
    afterPage(() => import('./watchUnread.ts')).then(({ watchUnread }) => {
      if (!gone) stop = watchUnread({ onCount: setCount, onFailure });
    }, onFailure);
    return () => {
      gone = true;
      stop?.();
    };
  }, [notify]);
  return [count, setCount];
}
