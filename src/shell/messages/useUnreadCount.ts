import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { afterPage } from '../afterPage.ts';
import type { TextKey } from '../../../generated/texts.ts';

/** How many messages the person has not read, live; and the way to correct it after marking some. */
export function useUnreadCount(): readonly [number, (count: number) => void] {
  const [count, setCount] = useState(0);
  const notify = useNotify();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const onFailure = () => {
      if (!gone) notify('messages.connectFailed' satisfies TextKey, { type: 'info' });
    };
    // The page comes first, the count after it.
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
