import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { formatPlain } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { ROOT_ORGANIZATION } from '../organizations.ts';
import {
  type AddRecord,
  table,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import type { ResourceId } from '#project/generated/names.ts';
import type { RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { isFlat } from './flatRecord.ts';
import { nameInLogs } from '../audits/logRows.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const SESSIONS = table('terminal.session');
const TICKET_ROWS = table('tickets.ticket');
const ASSETS = table('assets.asset');
const APPLICATIONS = table('applications.application');
const SYSTEM_USERS = table('assets.systemuser');
const USERS = table('users.user');

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

interface SeededTicket {
  readonly title: string;
  readonly type: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly state: 'open' | 'approved' | 'rejected' | 'closed';
  /** Milliseconds before the start of the sandbox. */
  readonly ago: number;
  readonly comment: string;
  readonly meta: Readonly<Record<string, unknown>>;
  /** The requested assets or applications and system users, by name. */
  readonly asks?: {
    readonly assets?: readonly string[];
    readonly applications?: readonly string[];
    readonly accounts: readonly string[];
  };
}

/** Tickets of every state and several types; three of them wait for the administrator. */
const TICKETS: readonly SeededTicket[] = [
  {
    title: 'Database hosts for the month-end closing',
    type: 'apply_asset',
    from: 'alice',
    to: ['admin', 'orgadmin'],
    state: 'open',
    ago: 2 * HOUR_MS,
    comment: 'Until the closing is done, by Friday.',
    meta: {},
    asks: { assets: ['ham-db-01', 'ham-db-02'], accounts: ['operator'] },
  },
  {
    title: 'Tracking database, read only',
    type: 'apply_application',
    from: 'orgadmin',
    to: ['admin'],
    state: 'open',
    ago: 5 * HOUR_MS,
    comment: '',
    meta: {
      apply_category: 'db',
      apply_category_display: 'Database',
      apply_type: 'mysql',
      apply_type_display: 'MySQL',
    },
    asks: { applications: ['Web shop orders, copy'], accounts: ['orders read only'] },
  },
  {
    title: 'Login to the gate controller',
    type: 'login_asset_confirm',
    from: 'alice',
    to: ['admin'],
    state: 'open',
    ago: HOUR_MS / 3,
    comment: '',
    meta: {
      apply_login_user: 'Alice Lindqvist(alice)',
      apply_login_asset: 'rtm-gate-01',
      apply_login_system_user: 'operator(operator)',
    },
  },
  {
    title: 'Web shop hosts for the release',
    type: 'apply_asset',
    from: 'alice',
    to: ['orgadmin'],
    state: 'approved',
    ago: 80 * HOUR_MS,
    comment: 'Release of the tracking page',
    meta: {},
    asks: { assets: ['ham-web-01', 'ham-web-02'], accounts: ['deploy'] },
  },
  {
    title: 'Everything, everywhere',
    type: 'apply_asset',
    from: 'alice',
    to: ['admin'],
    state: 'rejected',
    ago: 200 * HOUR_MS,
    comment: 'To have a look around',
    meta: {},
  },
  {
    title: 'Opened by mistake',
    type: 'general',
    from: 'admin',
    to: ['orgadmin'],
    state: 'closed',
    ago: 300 * HOUR_MS,
    comment: '',
    meta: {},
  },
];

/** A ticket about a command that a filter held back until it was approved. */
const COMMAND: SeededTicket = {
  title: 'Restart of the gate controller',
  type: 'command_confirm',
  from: 'alice',
  to: ['admin'],
  state: 'approved',
  ago: 30 * HOUR_MS,
  comment: '',
  meta: {
    apply_run_user: 'Alice Lindqvist(alice)',
    apply_run_asset: 'rtm-gate-01',
    apply_run_system_user: 'operator(operator)',
    apply_run_command: 'reboot',
  },
};

/** Seeded last, so that the ids of other records do not change. */
export function seedTickets(call: Call, add: AddRecord): void {
  if (!resourceIn(call.sandbox, 'tickets.ticket')) return;
  TICKETS.forEach((ticket, index) => addTicket(ticket, index + 1, call, add));
}

/** Seeded after the sessions and command filter rules that it refers to. */
export function seedCommandTicket(call: Call, add: AddRecord): void {
  if (!resourceIn(call.sandbox, 'tickets.ticket')) return;
  const rule = rowWhere(call.sandbox, 'assets.commandfilterrule');
  const ofUser = equals(SESSIONS.user_id, idOf(COMMAND.from, call));
  const session = rowWhere(call.sandbox, 'terminal.session', ofUser);
  const meta = {
    ...COMMAND.meta,
    ...(session && { apply_from_session_id: session['id'] }),
    ...(rule && {
      apply_from_cmd_filter_rule_id: rule['id'],
      apply_from_cmd_filter_id: rule['filter'],
    }),
  };
  // At v2.28 it still waits: its approval can be tried.
  const state = isFlat(call) ? 'open' : COMMAND.state;
  addTicket({ ...COMMAND, state, meta }, TICKETS.length + 1, call, add);
}

function addTicket(ticket: SeededTicket, serial: number, call: Call, add: AddRecord): void {
  const created = call.now - ticket.ago;
  const day = new Date(created).toISOString().slice(0, 10).replaceAll('-', '');
  const id = add('tickets.ticket', {
    title: ticket.title,
    type: ticket.type,
    meta: ticket.meta,
    state: ticket.state,
    approval_step: 1,
    status: ticket.state === 'open' ? 'open' : 'closed',
    process_map: [stepOf(ticket, created, call)],
    comment: ticket.comment,
    body: '',
    serial_num: `${day}${String(serial).padStart(4, '0')}`,
    applicant: idOf(ticket.from, call),
  });
  setColumns(call.sandbox, 'tickets.ticket', id, {
    date_created: created,
    date_updated: created,
    // Not a field on every version of the server.
    meta: JSON.stringify(ticket.meta),
  });
}

/** Adds the requested records to the tickets; applications and accounts are seeded after tickets. */
export function fillRequests(call: Call): void {
  for (const ticket of TICKETS) {
    const meta = { ...ticket.meta, ...requestOf(ticket, call.now - ticket.ago, call) };
    call.sandbox.database.run(
      `UPDATE ${TICKET_ROWS} SET ${TICKET_ROWS.meta} = ? WHERE ${TICKET_ROWS.title} = ?`,
      [JSON.stringify(meta), ticket.title],
    );
  }
}

/** Requests go to system administrators unless an organization has its own flow. */
export function seedTicketFlows(call: Call, add: AddRecord): void {
  if (!resourceIn(call.sandbox, 'tickets.ticketflow')) return;
  for (const type of ['apply_asset', 'apply_application']) {
    const rules = [{ strategy: 'super_admin', assignees: [] }];
    const id = add('tickets.ticketflow', { type, approval_level: 1, rules });
    setColumns(call.sandbox, 'tickets.ticketflow', id, { org_id: ROOT_ORGANIZATION });
  }
}

/** The `meta` of a request: ids, names, and dates of one week. */
function requestOf({ asks }: SeededTicket, created: number, call: Call) {
  if (!asks) return {};
  const idsOf = <R extends ResourceId>(
    resource: R,
    column: string,
    names: readonly string[] = [],
  ) =>
    names.flatMap((name) => {
      const row: RowWith<'id'> | undefined = rowWhere(call.sandbox, resource, equals(column, name));
      return row ? [String(row['id'])] : [];
    });
  const day = (time: number) => formatPlain(time, call.sandbox.model.app.serverTimeZone);
  return {
    ...(asks.assets && {
      apply_assets: idsOf('assets.asset', ASSETS.hostname, asks.assets),
      apply_assets_display: asks.assets,
      apply_nodes: [],
      apply_nodes_display: [],
      apply_actions: ['connect'],
      apply_actions_display: ['Connect'],
    }),
    ...(asks.applications && {
      apply_applications: idsOf('applications.application', APPLICATIONS.name, asks.applications),
      apply_applications_display: asks.applications,
    }),
    apply_system_users: idsOf('assets.systemuser', SYSTEM_USERS.name, asks.accounts),
    apply_system_users_display: asks.accounts,
    apply_date_start: day(created),
    apply_date_expired: day(created + WEEK_MS),
  };
}

function stepOf({ state, to }: SeededTicket, created: number, call: Call) {
  const assignees = to.map((username) => idOf(username, call));
  const decided = state === 'approved' || state === 'rejected';
  return {
    approval_level: 1,
    state: state === 'open' ? 'notified' : state,
    assignees,
    assignees_display: to.map((username) => nameOf(username, call)),
    approval_date: new Date(created).toISOString(),
    processor: decided ? (assignees[0] ?? '') : '',
    processor_display: decided ? nameOf(to[0] ?? '', call) : '',
  };
}

function idOf(username: string, call: Call): string {
  return String(userOf(username, call)?.['id'] ?? '');
}

function nameOf(username: string, call: Call): string {
  const row = userOf(username, call);
  return row ? nameInLogs(row) : '';
}

function userOf(username: string, { sandbox }: Call): RowOf<'users.user'> | undefined {
  return rowWhere(sandbox, 'users.user', equals(USERS.username, username));
}
