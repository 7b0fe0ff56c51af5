import { useRequest } from '../../api/useRequest.ts';
import { useCall } from '../../pages/useCall.ts';
import { loadUnread, loadUnreadTotal, markAllRead, markRead } from './siteMessages.ts';

/**
 * The unread messages, loaded when the drawer opens and when the live count changes.
 *
 * @param count as in the badge
 * @param onCount receives the count after marking, which the server does not push (spec 1, section
 * 4)
 */
export function useMessages(open: boolean, count: number, onCount: (count: number) => void) {
  const { busy, run } = useCall();
  const unread = useRequest(['site-messages', count], loadUnread, {
    enabled: open,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  return {
    unread,
    busy,
    /** Marks some or all as read, then reloads list and count; returns whether it succeeded. */
    mark: (ids: readonly string[] | 'all') =>
      run(async () => {
        await (ids === 'all' ? markAllRead() : markRead(ids));
        const [, total] = await Promise.all([unread.refetch(), loadUnreadTotal()]);
        onCount(total);
      }),
  };
}
