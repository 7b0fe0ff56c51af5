import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import type { ActivityModel } from '../../../../codegen/model/detailParts.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { Card } from '../../../controls/Card.tsx';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import { useNameInSentence } from '../../../i18n/useNameInSentence.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { LoadingBox } from '../../LoadingBox.tsx';
import { PartFailed } from '../../PartFailed.tsx';
import { useResourceRoutes } from '../../useResourceRoutes.ts';
import { useRecordDetail } from '../detailContext.ts';
import { newestEvents, EVENTS_SHOWN, type LogRows, type ActivityEvent } from './activityEvents.ts';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { recordQuery } from '../../record/recordQuery.ts';
import { resourcePart } from '../../../../codegen/model/text.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { TextPartsContext } from '../../../i18n/TextPartsContext.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';
import { FieldValue } from '../../../fields/show/FieldValue.tsx';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { formatRelative } from '../../../i18n/relativeDates.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { eventValues, markedField } from './eventValues.ts';
import { TARGET_PX } from '../../../theme/sizes.ts';

const HEIGHT_PX = 320;
/** Lists of logs begin with the last days; the link to one shows everything. */
const FROM_THE_BEGINNING = '2000-01-01';

const Events = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Notes = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  padding: '10px 16px',
  color: (theme.vars ?? theme).palette.text.secondary,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}));
const Lists = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  rowGap: 4,
  // Links of one length stand below each other in a narrow window.
  '& > a': { lineHeight: `${TARGET_PX}px` },
});

interface ActivityTimelineProps {
  readonly logs: readonly ActivityModel[];
}

/**
 * What happened to a record, newest first, from the logs that this user may read. Logs that they may not read, and
 * what a log cannot find, are named.
 */
export default function ActivityTimeline({ logs }: ActivityTimelineProps): ReactNode {
  const { record } = useRecordDetail();
  const text = useText();
  const { me, gateContext } = useSession();
  const [now] = useState(() => Date.now());
  const open = logs.filter(({ gate }) => decideGate(gate, gateContext).open);
  const closed = logs.filter((log) => !open.includes(log));
  const asked = open.flatMap((log): readonly AskedLog[] => {
    const query = recordQuery(log.where, { record, me });
    return query ? [{ log, query }] : [];
  });
  const { loading, answered, failed, retry } = useActivity(asked);
  const events = newestEvents(answered);
  const names = (of: readonly ActivityModel[]) => of.map(({ label }) => text(label)).join(', ');
  return (
    <Card title={text('pages.activity.title')} note={text('pages.activity.newest')}>
      {failed.length > 0 && (
        <PartFailed onRetry={retry}>
          {text('pages.activity.failed', { logs: names(failed) })}
        </PartFailed>
      )}
      {loading && <LoadingBox height={HEIGHT_PX} />}
      {!loading && events.length === 0 && failed.length === 0 && (
        <EmptyLine>{text('pages.activity.none', { logs: names(open) })}</EmptyLine>
      )}
      {!loading && events.length > 0 && (
        <Events aria-label={text('pages.activity.title')}>
          {events.map((event) => (
            <EventRow key={`${event.log.key} ${String(event.row['id'])}`} event={event} now={now} />
          ))}
        </Events>
      )}
      <Notes>
        {closed.length > 0 && <div>{text('pages.activity.closed', { logs: names(closed) })}</div>}
        {open.map(({ key, note }) => note !== undefined && <div key={key}>{text(note)}</div>)}
        <Lists aria-label={text('pages.activity.lists')}>
          {asked.map((one) => (
            <ListLink key={one.log.key} asked={one} />
          ))}
        </Lists>
      </Notes>
    </Card>
  );
}

/** The list of a log, filtered by the record, for users who may open it. */
function ListLink({ asked: { log, query } }: { readonly asked: AskedLog }): ReactNode {
  const text = useText();
  const inSentence = useNameInSentence();
  const { route } = useRecordDetail();
  const routes = useResourceRoutes(log.resource, route);
  if (!routes.verdict('list').open) return null;
  const to = routes.to('list', undefined, { ...query, date_start: FROM_THE_BEGINNING });
  if (to === undefined) return null;
  return (
    <MuiLink component={Link} to={to} underline="always">
      {text('pages.activity.all', { log: inSentence(log.label) })}
    </MuiLink>
  );
}

/** A log, and the query of what it says about the record. */
interface AskedLog {
  readonly log: ActivityModel;
  readonly query: Readonly<Record<string, string>>;
}

interface Activity {
  readonly loading: boolean;
  readonly answered: readonly LogRows[];
  readonly failed: readonly ActivityModel[];
  /** Asks those again that failed. */
  retry(): void;
}

/** Asks several logs for their newest rows at once, each with its definition and texts. */
function useActivity(logs: readonly AskedLog[]): Activity {
  const provider = useDataProvider<ConsoleDataProvider>();
  const texts = use(TextPartsContext);
  const { resources } = useRoutes();
  const results = useQueries({
    queries: logs.map(({ log, query }) => ({
      queryKey: [log.resource, 'activity', log.key, query],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<LogRows> => {
        const [loaded, , page] = await Promise.all([
          resources[log.resource]?.load?.(),
          texts.load(resourcePart(log.resource)),
          provider.getList<RaRecord>(log.resource, {
            pagination: { page: 1, perPage: EVENTS_SHOWN },
            sort: { field: log.time, order: 'DESC' },
            filter: query,
            meta: { quiet: true },
            signal,
          }),
        ]);
        if (!loaded) throw new Error(`No definition of ${log.resource} can be loaded.`);
        return { log, definition: loaded.default, rows: page.data };
      },
    })),
  });
  return {
    loading: results.some(({ isLoading }) => isLoading),
    answered: results.flatMap(({ data }) => data ?? []),
    failed: logs.flatMap(({ log }, at) => (results[at]?.isError ? [log] : [])),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

const Row = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 4,
    padding: '8px 16px',
    borderBottom: `1px solid ${palette.divider}`,
    '& > time': { flex: '0 0 132px', color: palette.text.secondary },
    '& > [data-log]': { flex: '0 0 120px', color: palette.text.secondary },
    '& > [data-event]': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  };
});

interface EventRowProps {
  readonly event: ActivityEvent;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One thing that happened: when, in which log, and what; a link where it has a page that this user may open. */
function EventRow({ event, now }: EventRowProps): ReactNode {
  const text = useText();
  const { language } = useLanguage();
  const { date } = useFormats();
  const { log, row, time } = event;
  const { route } = useRecordDetail();
  const routes = useResourceRoutes(log.resource, route);
  const id = row['id'];
  const to =
    routes.verdict('detail').open && (typeof id === 'string' || typeof id === 'number')
      ? routes.to('detail', id)
      : undefined;
  const what = text(log.event, eventValues(event, text, language));
  const marked = markedField(event);
  return (
    <Row>
      <time dateTime={time.toISOString()} title={date(time, 'long')}>
        {formatRelative(time, now, language)}
      </time>
      <span data-log>{text(log.label)}</span>
      <span data-event>
        {to === undefined ? (
          what
        ) : (
          <MuiLink component={Link} to={to}>
            {what}
          </MuiLink>
        )}
      </span>
      {marked && (
        <StatusBadge tone="bad">
          <FieldValue field={marked} record={row} inWords />
        </StatusBadge>
      )}
    </Row>
  );
}
