import type { ResourceId } from '#project/generated/names.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import type {
  ServerResource,
  Operation,
  Call,
  RelatedIds,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import { logPasswordChange } from './logPasswordChange.ts';
import { changesOf, keepChanges } from './operationChanges.endpoints.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { nameInLogs, recordInLogs } from './logRows.ts';

const USER: ResourceId = 'users.user';
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
  related?: RelatedIds,
): void {
  const { person, sandbox } = call;
  if (!person || person.id === '') return;
  // In the language of whoever acts (observed).
  const kind = sayText(call, resource.definition.one);
  const id = insertRow(sandbox, 'audits.operatelog', {
    user: nameInLogs(person),
    action,
    resource_type: kind.slice(0, LONGEST_KIND),
    resource: recordInLogs(resource, row, call).slice(0, LONGEST_NAME),
    remote_addr: call.remoteAddress ?? '',
    datetime: call.now,
    org_id: call.organization.id,
  });
  keepChanges(call, id, () => changesOf({ resource, action, row, values, before, related }, call));
  if (resource.id === USER && hasPassword(values)) {
    const user: Row = { ...row };
    logPasswordChange(user, call);
  }
}

function hasPassword(values: RecordValues): boolean {
  const { password } = values;
  return typeof password === 'string' && password !== '';
}
