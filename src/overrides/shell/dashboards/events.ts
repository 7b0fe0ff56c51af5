import type { RouteName } from '#project/generated/names.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { Routes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { countByDay, lastDaysOf } from './chartDays.ts';
import type { Range } from './figures.ts';
import { DANGEROUS } from '../../terminal/dangerous.ts';
import { FAILED_LOGINS } from './work/workRows.ts';
import { dangerousByStorage } from './work/dangerousCommands.ts';

/** So many records of each kind, or of each storage, are read. */
const EVENTS_AT_MOST = 1000;
const DAYS: Readonly<Record<Range, number>> = { week: 7, month: 30 };
const MS_PER_SECOND = 1000;

export type EventKind = 'logins' | 'commands';

/** What happened on each day. */
interface EventDays {
  readonly kind: EventKind;
  /** Undefined when they could not be read. */
  readonly counts: readonly number[] | undefined;
  /** There are more than were read: the oldest days miss some. */
  readonly incomplete: boolean;
}

interface EventScope {
  readonly provider: Pick<ConsoleDataProvider, 'getList'>;
  readonly routes: Pick<Routes, 'verdict'>;
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface Moments {
  readonly moments: readonly (Date | undefined)[];
  readonly incomplete: boolean;
}

/** Failed logins and dangerous commands by day, from the logs: the server has no such figures. */
export async function loadEvents(range: Range, scope: EventScope) {
  const days = lastDaysOf(DAYS[range], scope.now);
  const since = (days[0] ?? scope.now).toISOString();
  const readers = {
    logins: { page: 'LoginLog', read: failedLogins },
    commands: { page: 'CommandList', read: dangerousCommands },
  } satisfies Record<EventKind, { readonly page: RouteName; readonly read: unknown }>;
  const open = (['logins', 'commands'] as const).filter(
    (kind) => scope.routes.verdict(readers[kind].page).open,
  );
  const kinds = await Promise.all(
    open.map(async (kind): Promise<EventDays> => {
      try {
        const { moments, incomplete } = await readers[kind].read(since, scope);
        return { kind, counts: countByDay(moments, days), incomplete };
      } catch (error) {
        if (scope.signal.aborted) throw error;
        return { kind, counts: undefined, incomplete: true };
      }
    }),
  );
  return {
    days,
    /** Only those that this user may read. */
    kinds,
  };
}

export type Events = Awaited<ReturnType<typeof loadEvents>>;

async function failedLogins(since: string, { provider, signal }: EventScope): Promise<Moments> {
  const { data, total = 0 } = await provider.getList('audits.userloginlog', {
    pagination: { page: 1, perPage: EVENTS_AT_MOST },
    sort: { field: 'datetime', order: 'DESC' },
    filter: { ...FAILED_LOGINS, date_from: since, fields: 'id,datetime' },
    signal,
  });
  return {
    moments: data.map((login) => readDate(login['datetime'])),
    incomplete: data.length < total,
  };
}

/** A storage is read by itself, and only one that has some. */
async function dangerousCommands(
  since: string,
  { provider, signal }: EventScope,
): Promise<Moments> {
  const { counts, silent } = await dangerousByStorage(since, signal);
  const pages = await Promise.all(
    counts
      .filter(({ count }) => count > 0)
      .map(({ storage }) =>
        provider.getList('terminal.command', {
          pagination: { page: 1, perPage: EVENTS_AT_MOST },
          sort: { field: 'timestamp', order: 'DESC' },
          filter: {
            command_storage_id: storage.id,
            risk_level: DANGEROUS,
            date_from: since,
            fields: 'id,timestamp',
          },
          signal,
        }),
      ),
  );
  return {
    moments: pages.flatMap(({ data }) =>
      data.map((command) => new Date(Number(command['timestamp']) * MS_PER_SECOND)),
    ),
    incomplete: silent.length > 0 || pages.some(({ data, total = 0 }) => data.length < total),
  };
}
