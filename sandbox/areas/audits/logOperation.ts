import type { ResourceId } from '#project/generated/names.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import type {
  ServerResource,
  Operation,
  Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import { logPasswordChange } from './logPasswordChange.ts';
import { keepChanges } from './operationChanges.endpoints.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { nameInLogs } from './logRows.ts';
import { choiceLabel } from '@gatehouse-console/engine/sandbox/resources/choiceLabel.ts';

const USER: ResourceId = 'users.user';
/** Records that the log calls `Name(username)` and `host(address)`; others by their name alone (recorded). */
const WITH_SECOND_NAME: readonly ResourceId[] = [USER, 'assets.asset', 'assets.systemuser'];
const APPLICATION: ResourceId = 'applications.application';
const LONGEST_NAME = 128;
const LONGEST_KIND = 64;

/**
 * Logs that a user created, changed or deleted a record. Calls without a user, such as seeding, are not
 * logged. A change of a password is also logged as such.
 */
export function logOperation(
  resource: ServerResource,
  action: Operation,
  row: Row,
  values: RecordValues,
  call: Call,
  before?: Row,
): void {
  const { person, sandbox } = call;
  if (!person || person.id === '') return;
  // In the language of whoever acts (observed).
  const kind = sayText(sandbox.model, resource.definition.one, call.language);
  const id = insertRow(sandbox, 'audits.operatelog', {
    user: nameInLogs(person),
    action,
    resource_type: kind.slice(0, LONGEST_KIND),
    resource: nameOf(resource, row, call).slice(0, LONGEST_NAME),
    remote_addr: call.remoteAddress ?? '',
    datetime: call.now,
    org_id: call.organization.id,
  });
  keepChanges(id, { resource, action, row, values, before }, call);
  if (resource.id === USER && hasPassword(values)) {
    const user: Row = { ...row };
    logPasswordChange(user, call);
  }
}

function nameOf(resource: ServerResource, row: Row, { sandbox }: Call): string {
  const { id } = resource;
  const { record } = resource.definition;
  const title = String(row[record.title] ?? row['id'] ?? '');
  if (id === APPLICATION) {
    const word = (name: string) =>
      choiceLabel(resource, name, row[name], { sandbox, language: 'en' }) ?? String(row[name]);
    // `oracle-1(Oracle)[Database]` (recorded).
    return `${title}(${word('type')})[${word('category')}]`;
  }
  const second = WITH_SECOND_NAME.includes(id) ? row[record.secondary ?? ''] : null;
  return second === null || second === undefined ? title : `${title}(${String(second)})`;
}

function hasPassword(values: RecordValues): boolean {
  const { password } = values;
  return typeof password === 'string' && password !== '';
}
