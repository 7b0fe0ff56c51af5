import { isApiError } from '../../api/errors.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportTask } from './importTask.ts';

/** Rows of one call: some seconds of the server's work at most, far below the limit of 60 s. */
export const BATCH_ROWS = 50;

/**
 * The pending rows from here on that can go in one call: new records, or changes of existing ones,
 * and none that is known to fail.
 */
export function batchFrom(
  task: Pick<ImportTask, 'row' | 'size' | 'kind'>,
  first: ImportRow,
  refuse: (row: ImportRow) => string | undefined,
): readonly ImportRow[] {
  const rows: ImportRow[] = [];
  for (let index = first.index; index < task.size && rows.length < BATCH_ROWS; index += 1) {
    const row = task.row(index);
    if (row?.status !== 'pending') continue;
    const changesOwn = task.kind === 'create' && row.recordId !== undefined;
    if (changesOwn || refuse(row) !== undefined) break;
    rows.push(row);
  }
  // A row that must go alone is the only one.
  return rows.length === 0 ? [first] : rows;
}

/**
 * Whether the server took none of the rows: then each may be sent by itself. After anything else
 * nobody knows, and a second call could make the records twice.
 *
 * @returns `always` where it takes no batches at all
 */
export function isBatchRefused(error: unknown): 'once' | 'always' | undefined {
  if (!isApiError(error)) return undefined;
  if (error.kind === 'unauthenticated' || error.kind === 'confirmation-required') return undefined;
  if (error.status === 404 || error.status === 405) return 'always';
  return error.status >= 400 && error.status < 500 ? 'once' : undefined;
}
