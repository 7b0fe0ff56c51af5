import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const TERMINALS = table<'terminal.terminal', 'user'>('terminal.terminal');

/** The component of a call; undefined when the caller is a user. */
export function terminalOf({ sandbox, person }: Call): RowOf<'terminal.terminal'> | undefined {
  if (!person || !resourceIn(sandbox, 'terminal.terminal')) return undefined;
  return rowWhere(sandbox, 'terminal.terminal', equals(TERMINALS.user, person.id));
}
