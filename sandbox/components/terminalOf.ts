import { resourceIn } from '../sandbox.ts';
import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';

/** The component that calls, if it is one. */
export function terminalOf({ sandbox, person }: Call): Row | undefined {
  if (!person || !resourceIn(sandbox, 'terminal.terminal')) return undefined;
  return sandbox.database.get('SELECT * FROM r_terminal_terminal WHERE "user" = ?', [person.id]);
}
