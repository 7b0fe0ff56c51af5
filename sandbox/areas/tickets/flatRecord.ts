import type { ServedField } from '#project/generated/names.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { table, type RowOf, type ValuesOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { paired } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { formatDateTime, parsePlain } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { completeMeta } from './completeMeta.ts';
import { stepsOf } from './steps.ts';
import { namesOfPeople } from './ticketPeople.ts';

const TICKET = 'tickets.ticket';
const TICKETS = table(TICKET);
const ASSETS = table('assets.asset');
const SYSTEM_USERS = table('assets.systemuser');

type TicketRow = RowOf<typeof TICKET>;

/** Whether tickets have what is requested in fields of their own, and no `meta` (v2.28). */
export function isFlat({ sandbox }: Pick<Call, 'sandbox'>): boolean {
  return sandbox.server === 'v2.28';
}

/** Stored is what v2.23 says; v2.28 has other words for what waits. */
const STATES: Readonly<Record<string, string>> = { open: 'pending', notified: 'pending' };
const DECIDED = ['approved', 'rejected', 'closed'];
/** The states by which lists of v2.28 are filtered; nothing reopens a ticket here. */
const FILTERED = new Map([
  ['pending', 'open'],
  ...[...DECIDED, 'reopen'].map((state) => [state, state] as const),
]);
const NOT_LISTED: readonly ServedField<typeof TICKET>[] = [
  'approval_step',
  'status_display',
  'process_map',
  'date_updated',
  'comment',
  'applicant',
];

/** What lists of v2.28 and the metadata for reading them leave out. */
export function hiddenInLists(call: Call): readonly ServedField<typeof TICKET>[] {
  if (!isFlat(call) || !call.path.endsWith('/tickets/tickets/')) return [];
  return NOT_LISTED;
}

/** Tickets in the words of v2.28. */
export function flatten(
  rows: readonly TicketRow[],
  records: readonly ValuesOf<typeof TICKET>[],
  call: Call,
): void {
  for (const [row, record] of paired(rows, records)) {
    record['state'] = inWords(row['state']);
    if ('process_map' in record)
      record['process_map'] = stepsOf(row).map((step) => ({ ...step, state: inWords(step.state) }));
    record['rel_snapshot'] = namesIn(row, call);
  }
}

function inWords(state: unknown): string {
  return STATES[String(state)] ?? String(state);
}

/** @throws 400 for a state that this version does not have */
export function stateFilter(value: string, call: Call): SqlPart {
  const state = isFlat(call)
    ? FILTERED.get(value)
    : ['open', ...DECIDED].find((name) => name === value);
  if (state === undefined)
    throw invalid({ state: [{ say: serverMessages.notAChoice, with: { value } }] });
  return equals(TICKETS.state, state);
}

/** The names of what a ticket refers to; those of its request by the fields that have the ids. */
function namesIn(row: TicketRow, call: Call): RecordValues {
  const names: RecordValues = {
    applicant: namesOfPeople([String(row['applicant'])], call)[0] ?? '',
  };
  for (const [name, value] of Object.entries(metaOf(row))) {
    const base = name.replace(/_display$/, '');
    if (base !== name && RELATED.includes(base)) names[base] = value;
    if (SINGLE.includes(name)) names[name] = value;
  }
  return names;
}

const RELATED = ['apply_nodes', 'apply_assets', 'apply_applications', 'apply_system_users'];
const SINGLE = [
  'apply_login_user',
  'apply_login_asset',
  'apply_login_system_user',
  'apply_run_user',
  'apply_run_system_user',
];
const TIMES = ['apply_date_start', 'apply_date_expired', 'apply_login_datetime'];
const DERIVED = new Set([
  ...['nodes', 'assets', 'applications', 'system_users', 'category', 'type'].map(
    (name) => `apply_${name}_display`,
  ),
  'apply_from_session_id',
  'apply_from_cmd_filter_id',
  'apply_from_cmd_filter_rule_id',
]);

/** A ticket at the address of its type: what is requested stands beside the rest, and the applicant is a name. */
export function flatRecord(row: TicketRow, call: Call): RecordValues {
  const meta = metaOf(row);
  const facts: RecordValues = Object.fromEntries(
    Object.entries(meta).filter(([name]) => !DERIVED.has(name)),
  );
  for (const name of TIMES) {
    if (name in facts) facts[name] = moment(facts[name], call);
  }
  for (const name of SINGLE) {
    if (name in facts) facts[name] = idOf(name, String(facts[name]), row, call);
  }
  for (const name of ['session', 'cmd_filter', 'cmd_filter_rule']) {
    if (row['type'] === 'command_confirm')
      facts[`apply_from_${name}`] = meta[`apply_from_${name}_id`] ?? null;
  }
  const names = namesIn(row, call);
  return { ...recordOf(TICKET, row['id'], call), applicant: names['applicant'], ...facts };
}

function metaOf(row: TicketRow): RecordValues {
  return completeMeta(String(row['type']), storedObject(row['meta']));
}

/** Stored in the digits of the server's zone, answered as a moment. */
function moment(stored: unknown, call: Call): string | null {
  const time = parsePlain(String(stored ?? ''), call.sandbox.model.app.serverTimeZone);
  return time === undefined ? null : formatDateTime(time, call.timeZone);
}

/** The id of what is stored by its name alone. */
function idOf(field: string, name: string, row: TicketRow, call: Call): unknown {
  if (field.endsWith('_system_user')) {
    const account = equals(SYSTEM_USERS.name, name.replace(/\(.*$/, ''));
    return rowWhere(call.sandbox, 'assets.systemuser', account)?.['id'] ?? null;
  }
  if (field.endsWith('_user')) return row['applicant'];
  return rowWhere(call.sandbox, 'assets.asset', equals(ASSETS.hostname, name))?.['id'] ?? null;
}
