import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type GetListResult, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { timers } from '../../../session/browser.ts';
import { createPolling, type Polling, type PollingState } from './polling.ts';
import { focusInRows, keepFocusInRows, type RowFocus } from './rowFocus.ts';
import { createAnnouncer, rowNews, type RowNews } from './rowNews.ts';

const MS_PER_SECOND = 1000;
/** What is open is about a row: it must not move below it. */
const OPEN = ['menu', 'dialog', 'alertdialog', 'listbox'].map((role) => `[role=${role}]`).join();
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Fetches the rows of the list around it again while the page is in view. They replace the rows of the
 * list without its loading state, so that nothing flickers; selection and focus stay.
 */
export function useLiveRows(everySeconds: number) {
  const { resource, page, perPage, sort, filter, data } = useListContext<RaRecord>();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const polling = useRef<Polling>(undefined);
  const focus = useRef<RowFocus>(undefined);
  const [announcer] = useState(createAnnouncer);
  const [state, setState] = useState<PollingState>('running');
  const [news, setNews] = useState<RowNews>();

  const fetchRows = useEffectEvent(async () => {
    const params = { pagination: { page, perPage }, sort, filter };
    // The key of react-admin's `useGetList`.
    const key = [resource, 'getList', { ...params, meta: undefined }];
    const asked = queries.getQueryState(key)?.dataUpdatedAt;
    const answer = await provider.getList<RaRecord>(resource, {
      ...params,
      meta: { background: true },
    });
    // A newer answer, after an action of the user, counts more.
    if (asked === undefined || queries.getQueryState(key)?.dataUpdatedAt !== asked) return;
    const before = queries.getQueryData<GetListResult<RaRecord>>(key)?.data ?? [];
    focus.current = focusInRows();
    queries.setQueryData<GetListResult<RaRecord>>(key, answer);
    const due = announcer.hear(rowNews(before, answer.data), Date.now());
    if (due) setNews(due);
  });

  useLayoutEffect(() => {
    if (focus.current) keepFocusInRows(focus.current);
    focus.current = undefined;
  }, [data]);

  useEffect(() => {
    const own = createPolling({
      everyMs: everySeconds * MS_PER_SECOND,
      after: timers.after,
      now: Date.now,
      inView: () => !document.hidden,
      held: () => document.querySelector(OPEN) !== null,
      fetch: () => fetchRows(),
      onState: setState,
    });
    polling.current = own;
    document.addEventListener('visibilitychange', own.viewChanged);
    for (const name of ACTIVITY) document.addEventListener(name, own.active, { passive: true });
    return () => {
      own.stop();
      document.removeEventListener('visibilitychange', own.viewChanged);
      for (const name of ACTIVITY) document.removeEventListener(name, own.active);
    };
  }, [everySeconds]);

  return {
    state,
    /** What has changed, to be announced. */
    news,
    pause: useCallback(() => polling.current?.pause(), []),
    resume: useCallback(() => polling.current?.resume(), []),
  };
}
