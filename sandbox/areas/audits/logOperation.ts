import type { ResourceId } from '../../../generated/names.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import type { ServerResource, Operation, Call } from '../../kernel/core/sandbox.ts';
import type { Row } from '../../kernel/store/database.ts';
import { sayText } from '../../kernel/core/texts.ts';
import { logPasswordChange } from './logPasswordChange.ts';
import { addLogRow, nameInLogs } from './logRows.ts';

const USER: ResourceId = 'users.user';
/** Of these the log has a second field in brackets. */
const WITH_BRACKETS: ReadonlySet<string> = new Set<ResourceId>([
  USER,
  'assets.asset',
  'assets.systemuser',
]);
const LONGEST_NAME = 128;
const LONGEST_KIND = 64;

/**
 * Logs that a person created, changed or deleted a record. Calls without a person, such as seeding, are not
 * logged. A change of a password is also logged as such.
 */
export function logOperation(
  resource: ServerResource,
  action: Operation,
  row: Row,
  values: RecordValues,
  call: Call,
): void {
  const { person, sandbox } = call;
  if (!person || person.id === '') return;
  const kind = sayText(sandbox.model, resource.definition.one, 'en');
  addLogRow(sandbox, 'audits.operatelog', {
    user: nameInLogs(person),
    action,
    resource_type: kind.slice(0, LONGEST_KIND),
    resource: nameOf(resource, row).slice(0, LONGEST_NAME),
    remote_addr: call.remoteAddress ?? '',
    datetime: call.now,
    org_id: call.organization.id,
  });
  if (resource.id === USER && hasPassword(values)) {
    const user: Row = { ...row };
    logPasswordChange(user, call);
  }
}

/** As the server writes records: `Gina(gina)`, `web-01(127.0.0.11)`; others by their title (observed). */
function nameOf({ id, definition: { record } }: ServerResource, row: Row): string {
  const title = String(row[record.title] ?? row['id'] ?? '');
  const secondary = record.secondary === undefined ? undefined : row[record.secondary];
  return WITH_BRACKETS.has(id) ? `${title}(${String(secondary ?? '')})` : title;
}

function hasPassword(values: RecordValues): boolean {
  const { password } = values;
  return typeof password === 'string' && password !== '';
}
