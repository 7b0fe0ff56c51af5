import type { CheckRow } from './checkRow.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportTask } from './importTask.ts';

/** How long rows are checked before the page may draw again; well below a long task of 50 ms. */
const SLICE_MS = 8;

/** Which rows of a file the server would refuse, as far as the fields say. */
export interface RowChecks {
  /** Rows to look at, in the order of the file; those that have arrived are none. */
  indexes(): readonly number[];
  count(): number;
  /** A row has changed. */
  changed(row: ImportRow): void;
  /** Ends the first look at all rows. */
  stop(): void;
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Looks at every row once, a few at a time, and again at each that changes.
 *
 * @param later goes on when the page has had its turn
 * @param now milliseconds of a clock that only goes forward
 */
export function createRowChecks(
  task: Pick<ImportTask, 'size' | 'row'>,
  check: CheckRow,
  later: (next: () => void) => void = (next) => setTimeout(next, 0),
  now: () => number = () => performance.now(),
): RowChecks {
  const wrong = new Set<number>();
  const listeners = new Set<() => void>();
  let version = 0;
  let place = 0;
  let stopped = false;

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  /** @returns whether something has changed */
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
    if (news) tell();
    if (!stopped && place < task.size) later(goOn);
  };
  later(goOn);

  return {
    indexes: () => [...wrong].toSorted((a, b) => a - b),
    count: () => wrong.size,
    changed: (row) => {
      if (look(row)) tell();
    },
    stop: () => {
      stopped = true;
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
