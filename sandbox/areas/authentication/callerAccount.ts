import { personOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';

const USERS = table('users.user');

/** The account of the caller. */
export function callerAccount(call: Call): RowOf<'users.user'> {
  const row = call.sandbox.database.get(`SELECT * FROM ${USERS} WHERE id = ?`, [personOf(call).id]);
  if (!row) throw new Error('The signed-in person is missing from the database.');
  return row;
}
