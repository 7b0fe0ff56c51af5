import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

/** The account of the caller. */
export function callerAccount(call: Call): RowOf<'users.user'> {
  const row = rowWithId(call.sandbox, 'users.user', personOf(call).id);
  if (!row) throw new Error('The signed-in person is missing from the database.');
  return row;
}
