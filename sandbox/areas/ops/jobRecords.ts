import type { Field } from '../../../generated/names.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { formatDateTime } from '../../kernel/wire/dates.ts';
import { table, type RowOf, type ValuesOf } from '../../kernel/core/tables.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { rowWithId, rowsWhere } from '../../kernel/resources/rows.ts';
import { storedList, storedObject } from '../../kernel/core/stored.ts';

const RUN = 'ops.adhocexecution';
const RUNS = table(RUN);
type RunRow = RowOf<typeof RUN>;

const MS_PER_SECOND = 1000;
const SHORT_ID_LENGTH = 12;

/** The last part of an id, used as the name of versions and runs. */
export function shortId(id: unknown): string {
  return String(id).slice(-SHORT_ID_LENGTH);
}

/** Computed fields of a run; a run that has not ended is not finished. */
export function runFacts(row: RunRow, call: Call) {
  const start = Number(row['date_start']);
  const finish = Number(row['date_finished']);
  const finished = finish <= call.now;
  return {
    short_id: shortId(row['id']),
    adhoc_short_id: shortId(row['adhoc']),
    date_start: formatDateTime(start, call.timeZone),
    date_finished: finished ? formatDateTime(finish, call.timeZone) : null,
    timedelta: (Math.min(finish, call.now) - start) / MS_PER_SECOND,
    is_finished: finished,
    is_success: finished && row['is_success'] === 1,
    stat: storedObject(row['stat']),
    last_success: storedList(row['last_success']),
    last_failure: storedObject(row['last_failure']),
  } satisfies ValuesOf<typeof RUN>;
}

/** The runs of a task or version, the latest first. */
export function runsBy(
  call: Call,
  column: Extract<Field<typeof RUN>, 'task' | 'adhoc'>,
  id: SqlValue | undefined,
): readonly RunRow[] {
  return rowsWhere(call.sandbox, RUN, equals(RUNS[column], id), `${RUNS.date_start} DESC`);
}

/** The name of a task in its runs: `display_name@organization`. */
export function taskDisplay(call: Call, task: SqlValue | undefined): string {
  const row = rowWithId(call.sandbox, 'ops.task', task);
  return row ? `${row['name']}@${row['org_id']}` : '';
}

/** Whether the address is that of a single record. */
export function isOneRecord(call: Call): boolean {
  const segments = call.path.split('/').filter(Boolean);
  return segments.length > 4 && segments.at(-1) !== 'render-to-json';
}
