import { isApiError } from '../../api/errors.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportTask } from './importTask.ts';

/** Rows per call: a few seconds of the server's work, far below its limit of 60 s. */
export const BATCH_ROWS = 50;

/**
 * The pending rows from this index that can be sent together: all new or all changes, and none with
 * known problems.
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
  // A row that must be sent alone.
  return rows.length === 0 ? [first] : rows;
}

/**
 * Did the server refuse the whole batch? Then each row may be sent alone. After any other failure
 * the rows may have been saved, and a second call could create them twice.
 *
 * @returns `always` when the address takes no batches
 */
export function isBatchRefused(error: unknown): 'once' | 'always' | undefined {
  if (!isApiError(error)) return undefined;
  if (error.kind === 'unauthenticated' || error.kind === 'confirmation-required') return undefined;
  if (error.status === 404 || error.status === 405) return 'always';
  return error.status >= 400 && error.status < 500 ? 'once' : undefined;
}
