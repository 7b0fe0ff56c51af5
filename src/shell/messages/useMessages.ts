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

interface Messages {
  /** Undefined while it is loading for the first time. */
  readonly list: readonly SiteMessage[] | undefined;
  /** All unread messages, including those not in the list. */
  readonly total: number;
  readonly failed: boolean;
  /** When the list was loaded; ages refer to it. Milliseconds since 1970. */
  readonly now: number;
  readonly busy: boolean;
  readonly reload: () => void;
  /** Marks some or all as read, then reloads list and count; returns whether it succeeded. */
  readonly mark: (ids: readonly string[] | 'all') => Promise<boolean>;
}

/**
 * The unread messages, loaded when the drawer opens and when the live count changes.
 *
 * @param count as in the badge
 * @param onCount receives the count after marking, which the server does not push (spec 1, section
 * 4)
 */
export function useMessages(
  open: boolean,
  count: number,
  onCount: (count: number) => void,
): Messages {
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
    list: isError ? NOTHING : data?.results,
    total: data?.count ?? 0,
    failed: isError,
    now: dataUpdatedAt,
    busy,
    reload: () => void refetch(),
    mark,
  };
}
