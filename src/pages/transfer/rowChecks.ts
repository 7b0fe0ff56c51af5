import { createChanges, type Changing } from '../../api/listeners.ts';
import type { CheckRow } from './checkRow.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportTask } from './importTask.ts';

/** Time for one slice of checks, well below a long task of 50 ms. */
const SLICE_MS = 8;

/** The rows of a file that the server would refuse, by their field models. */
export interface RowChecks extends Changing {
  /** Indexes of rows with problems in file order, without imported ones. */
  indexes(): readonly number[];
  count(): number;
  /** Checks a changed row again. */
  changed(row: ImportRow): void;
  /** Checks all rows again: something that they are checked against has changed. */
  again(): void;
  /** Stops the first check of all rows. */
  stop(): void;
}

/**
 * Checks every row once, in slices, and each changed row again.
 *
 * @param later continues after the page has rendered
 * @param now milliseconds of a monotonic clock
 */
export function createRowChecks(
  task: Pick<ImportTask, 'size' | 'row'>,
  check: CheckRow,
  later: (next: () => void) => void = (next) => setTimeout(next, 0),
  now: () => number = () => performance.now(),
): RowChecks {
  const wrong = new Set<number>();
  const { emit: emitChange, ...changes } = createChanges();
  let place = 0;
  let stopped = false;
  let isRunning = true;

  /** @returns whether the result of the row changed */
  const look = (row: ImportRow): boolean => {
    const isWrong = row.status !== 'ok' && check(row).length > 0;
    if (isWrong === wrong.has(row.index)) return false;
    if (isWrong) wrong.add(row.index);
    else wrong.delete(row.index);
    return true;
  };
  const goOn = () => {
    const end = now() + SLICE_MS;
    let news = false;
    while (!stopped && place < task.size && now() < end) {
      const row = task.row(place);
      if (row && look(row)) news = true;
      place += 1;
    }
    if (news) emitChange();
    isRunning = place < task.size;
    if (!stopped && isRunning) later(goOn);
  };
  later(goOn);

  return {
    indexes: () => [...wrong].toSorted((a, b) => a - b),
    count: () => wrong.size,
    changed: (row) => {
      if (look(row)) emitChange();
    },
    again: () => {
      place = 0;
      if (isRunning) return;
      isRunning = true;
      later(goOn);
    },
    stop: () => {
      stopped = true;
    },
    ...changes,
  };
}
