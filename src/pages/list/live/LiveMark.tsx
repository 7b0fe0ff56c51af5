import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useListContext, useDataProvider, type GetListResult, type RaRecord } from 'ra-core';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LiveModel } from '../../../../codegen/model/lists.ts';
import { StatusSign } from '../../../controls/StatusIcon.tsx';
import { useText } from '../../../i18n/useText.ts';
import { PushButton } from '../../../theme/buttons.ts';
import { VISUALLY_HIDDEN } from '../../../theme/visuallyHidden.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { timers } from '../../../session/browser.ts';
import { createPolling, type Polling, type PollingState } from './polling.ts';
import { createAnnouncer, rowNews, type RowNews } from './rowNews.ts';
import { focusRows } from '../../../controls/restoreFocus.ts';

/** Something is happening; still under reduced motion, as all of the console. */
const Breathing = styled('span')({
  display: 'inline-flex',
  '@keyframes breathe': { '50%': { opacity: 0.4 } },
  animation: 'breathe 2.4s ease-in-out infinite',
});

/** Keeps the list around it up to date, says so, and can be paused (WCAG 2.2, criterion 2.2.2). */
export default function LiveMark({ live }: { readonly live: LiveModel }): ReactNode {
  const { filter = {} } = useListContext();
  const given: Readonly<Record<string, unknown>> = filter;
  const applies = Object.entries(live.where ?? {}).every(
    ([name, value]) => String(given[name]) === value,
  );
  return applies && <Mark every={live.every} />;
}

function Mark({ every }: { readonly every: number }): ReactNode {
  const text = useText();
  const { state, news, pause, resume } = useLiveRows(every);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flex: 'none' }}>
      {state === 'running' && (
        <PushButton aria-label={text('live.pause')} onClick={pause}>
          <Breathing>
            <StatusSign shape="dot" tone="good" />
          </Breathing>
          {text('live.on')}
          <PauseIcon />
        </PushButton>
      )}
      {state === 'paused' && (
        <PushButton aria-label={text('live.resume')} onClick={resume}>
          {text('live.paused')}
          <PlayIcon />
        </PushButton>
      )}
      {state === 'failed' && (
        <>
          <span>
            <StatusSign shape="cross" tone="bad" /> {text('live.failed')}
          </span>
          <PushButton aria-label={text('live.retry')} onClick={resume}>
            {text('pages.retry')}
          </PushButton>
        </>
      )}
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {state === 'failed'
          ? text('live.failed')
          : news && text('live.changed', { come: news.come, gone: news.gone })}
      </Box>
    </Box>
  );
}

const MS_PER_SECOND = 1000;
/** What is open is about a row: it must not move below it. */
const OPEN = ['menu', 'dialog', 'alertdialog', 'listbox'].map((role) => `[role=${role}]`).join();
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Fetches the rows of the list around it again while the page is in view. They replace the rows of the
 * list without its loading state, so that nothing flickers; selection and focus stay.
 */
function useLiveRows(everySeconds: number) {
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
    const before = queries.getQueryData<GetListResult<RaRecord>>(key);
    focus.current = focusInRows();
    queries.setQueryData<GetListResult<RaRecord>>(key, answer);
    // Chips say how many records they have.
    if (before?.total !== answer.total) {
      void queries.invalidateQueries({ queryKey: [resource, 'chips'] });
    }
    const due = announcer.hear(rowNews(before?.data ?? [], answer.data), Date.now());
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

/** Rows of a table, or cards of a narrow window. */
const ROW = 'tbody tr, [data-rows] > li';
const CONTROLS = 'a[href], button, input, [tabindex]';

/** The focus inside the rows of a table. */
interface RowFocus {
  readonly element: HTMLElement;
  readonly table: Element;
  /** Places from 0: of the row in the table, of the element in the row. */
  readonly row: number;
  readonly control: number;
}

/** Where the focus is; undefined when no row has it. */
function focusInRows(): RowFocus | undefined {
  const element = document.activeElement;
  const row = element?.closest(ROW);
  const table = row?.closest('table, [data-rows]');
  if (!(element instanceof HTMLElement) || !row || !table) return undefined;
  return {
    element,
    table,
    row: rowsOf(table).indexOf(row),
    control: controlsOf(row).indexOf(element),
  };
}

/** When the row with the focus is gone, the same place of the row that stands there now takes it. */
function keepFocusInRows({ element, table, row, control }: RowFocus): void {
  if (element.isConnected || document.activeElement !== document.body) return;
  const controls = controlsOf(rowsOf(table).at(Math.min(row, rowsOf(table).length - 1)));
  const next = controls[Math.min(Math.max(control, 0), controls.length - 1)];
  if (next) next.focus({ preventScroll: true });
  else focusRows();
}

const rowsOf = (table: Element): readonly Element[] => [...table.querySelectorAll(ROW)];

const controlsOf = (row: Element | undefined): readonly HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>(CONTROLS)] : [];
