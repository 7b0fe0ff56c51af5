import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import {
  loadUnread,
  loadUnreadTotal,
  markAllRead,
  markRead,
  type SiteMessage,
} from './siteMessages.ts';
import { useRequest } from '../../api/useRequest.ts';

const NOTHING: readonly SiteMessage[] = [];

/**
 * The unread messages, loaded when the drawer opens and when the live count changes.
 *
 * @param count as in the badge
 * @param onCount receives the count after marking, which the server does not push (spec 1, section
 * 4)
 */
export function useMessages(open: boolean, count: number, onCount: (count: number) => void) {
  const notify = useNotify();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const { data, isError, dataUpdatedAt, refetch } = useRequest(
    ['site-messages', count],
    loadUnread,
    {
      enabled: open,
      staleTime: 0,
      placeholderData: (before) => before,
    },
  );
  const mark = useCallback(
    async (ids: readonly string[] | 'all') => {
      setBusy(true);
      try {
        await (ids === 'all' ? markAllRead() : markRead(ids));
        const [, total] = await Promise.all([refetch(), loadUnreadTotal()]);
        onCount(total);
        return true;
      } catch (error) {
        const text = (isApiError(error) && error.text) || textOf(error);
        if (text !== undefined) notify(text, { type: 'error', multiLine: true });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [notify, onCount, refetch, textOf],
  );
  return {
    /** Undefined while it is loading for the first time. */
    list: isError ? NOTHING : data?.results,
    /** All unread messages, including those not in the list. */
    total: data?.count ?? 0,
    failed: isError,
    /** When the list was loaded; ages refer to it. Milliseconds since 1970. */
    now: dataUpdatedAt,
    busy,
    reload: () => void refetch(),
    /** Marks some or all as read, then reloads list and count; returns whether it succeeded. */
    mark,
  };
}
