import type { Call } from '../../kernel/core/sandbox.ts';
import type { Table } from '../../kernel/core/tables.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { formatDateTime } from '../../kernel/wire/dates.ts';

type Runs = Table<'xpack.gatherusertaskexecution'> | Table<'xpack.syncinstancetaskexecution'>;

/** When a task ran last, or null. */
export function lastRun(runs: Runs, moment: string, task: SqlValue, call: Call): string | null {
  const row = call.sandbox.database.get(
    `SELECT max(${moment}) AS moment FROM ${runs} WHERE ${runs.task} = ?`,
    [task],
  );
  const last = row?.['moment'];
  return typeof last === 'number' ? formatDateTime(last, call.timeZone) : null;
}
