import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { nameInLogs } from './logRows.ts';

/** Logs that the user of this call changed the password of a user. */
export function logPasswordChange(user: RowOf<'users.user'>, call: Call): void {
  insertRow(call.sandbox, 'audits.passwordchangelog', {
    user: nameInLogs(user),
    change_by: nameInLogs(personOf(call)),
    remote_addr: call.remoteAddress ?? '',
    datetime: call.now,
  });
}
