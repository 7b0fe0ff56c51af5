import dayjs from 'dayjs';
import type { RouteName, ResourceId } from '#project/generated/names.ts';
import { countRecords } from '@gatehouse-console/engine/api/countRecords.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import type { RouteQuery } from '@gatehouse-console/engine/session/routeTable.ts';
import { DANGEROUS } from '../../../terminal/dangerous.ts';
import { dangerousByStorage, totalOfStorages } from './dangerousCommands.ts';
import { endingPermissions, unreachableAssets, type OwnList } from './ownLists.ts';
import { sortBy } from 'es-toolkit/array';
import type { WorkCount, WorkScope } from './workScope.ts';

type WorkKey =
  | 'tickets'
  | 'unreachable'
  | 'ending'
  | 'logins'
  | 'commands'
  | 'deletions'
  | 'passwords'
  | 'transfers';

/** From what has to be looked at now to what is good to know. */
const SEVERITIES = ['danger', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface WorkRowBase {
  readonly key: WorkKey;
  /** Shown to users who may open one of these pages. */
  readonly pages: readonly RouteName[];
  /** Of more than none of them. */
  readonly severity: Severity;
}

/** A row that opens a list of the console with these filters. */
interface ListRow extends WorkRowBase {
  readonly kind: 'list';
  readonly page: RouteName;
  readonly query: (now: Date) => RouteQuery;
  readonly count: (scope: WorkScope) => Promise<WorkCount>;
}

/** A row that opens a list of its own, because the server has no such filter. */
export interface OwnRow extends WorkRowBase {
  readonly kind: 'own';
  readonly read: (scope: WorkScope) => Promise<OwnList>;
}

export type WorkRow = ListRow | OwnRow;

type RecordFilter = Readonly<Record<string, string | boolean>>;

type Keyless<Row> = Omit<Row, 'key'>;

const list = (
  page: RouteName,
  facts: Pick<ListRow, 'severity' | 'query' | 'count'>,
): Keyless<ListRow> => ({ kind: 'list', page, pages: [page], ...facts });

/** The filter of login logs for those that were refused. */
export const FAILED_LOGINS = { status: false } as const;

/** The start of the last 24 hours. */
const since = (now: Date): string => dayjs(now).subtract(24, 'hour').toISOString();

/** What a log has of the last 24 hours. */
const log = (
  page: RouteName,
  resource: ResourceId,
  severity: Severity,
  filter: RecordFilter = {},
): Keyless<ListRow> =>
  list(page, {
    severity,
    query: (now) => ({ ...filter, date_start: since(now) }),
    count: async (scope) => ({
      count: await countRecords(resource, { ...filter, date_from: since(scope.now) }, scope),
    }),
  });

const ROWS: Readonly<Record<WorkKey, Keyless<ListRow> | Keyless<OwnRow>>> = {
  tickets: list('TicketList', {
    severity: 'note',
    query: () => ({ [TAB_NAME]: 'assigned' }),
    count: async (scope) => ({
      count: await countRecords(
        'tickets.ticket',
        { assignees__id: scope.me, status: 'open' },
        scope,
      ),
    }),
  }),
  unreachable: {
    kind: 'own',
    pages: ['AssetList'],
    severity: 'warning',
    read: unreachableAssets,
  },
  ending: {
    kind: 'own',
    pages: ['AssetPermissionList', 'ApplicationPermissionList'],
    severity: 'warning',
    read: endingPermissions,
  },
  logins: log('LoginLog', 'audits.userloginlog', 'warning', FAILED_LOGINS),
  commands: list('CommandList', {
    severity: 'danger',
    query: (now) => ({ risk_level: DANGEROUS, date_start: since(now) }),
    count: async ({ now, signal }) => totalOfStorages(await dangerousByStorage(since(now), signal)),
  }),
  deletions: log('OperateLog', 'audits.operatelog', 'note', { action: 'delete' }),
  passwords: log('PasswordChangeLog', 'audits.passwordchangelog', 'note'),
  transfers: log('FtpLog', 'audits.ftplog', 'note'),
};

/** The most severe first. */
const rows = (...keys: readonly WorkKey[]): readonly WorkRow[] =>
  sortBy(
    keys.map((key): WorkRow => ({ key, ...ROWS[key] })),
    [({ severity }) => SEVERITIES.indexOf(severity)],
  );

/** What operators act on. */
export const OPERATOR_ROWS = rows('commands', 'unreachable', 'ending', 'logins', 'tickets');

/** What auditors look into. */
export const AUDITOR_ROWS = rows('commands', 'logins', 'deletions', 'passwords', 'transfers');
