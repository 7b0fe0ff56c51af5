import { resourceIn } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';
import { table, type RowOf } from '../tables.ts';

const TERMINALS = table('terminal.terminal');

/** The component that calls, if it is one. */
export function terminalOf({
  sandbox,
  person,
}: Call): RowOf<'terminal.terminal', 'user'> | undefined {
  if (!person || !resourceIn(sandbox, 'terminal.terminal')) return undefined;
  return sandbox.database.get(`SELECT * FROM ${TERMINALS} WHERE "user" = ?`, [person.id]);
}
