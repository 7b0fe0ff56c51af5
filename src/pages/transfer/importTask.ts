import {
  stateOf,
  type ImportColumn,
  type ImportKind,
  type ImportRow,
  type RowState,
  type RowStatus,
} from './importRow.ts';
import { createChanges, type Changing } from '../../api/listeners.ts';
import { cellText, readCell } from './rowValues.ts';

/** spec 1, section 4 */
type TaskState = 'pending' | 'started' | 'stopped' | 'done';
export type RowCounts = Readonly<Record<RowState, number>>;

export interface TaskContent {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly columns: readonly ImportColumn[];
  readonly ignored: readonly string[];
  readonly rows: readonly ImportRow[];
  /** Labels of required fields that the file lacks. */
  readonly missing?: readonly string[];
}

/** The result of a row that was sent. */
export interface RowOutcome {
  readonly index: number;
  readonly status: RowStatus;
  readonly recordId?: string | number;
}

/** Called on every change of a row, to store it. */
type RowWatcher = (row: ImportRow) => void;

/**
 * An import with its rows. Rows are replaced one at a time and counts are updated incrementally:
 * the cost of a change does not depend on the number of rows.
 */
export interface ImportTask extends Omit<TaskContent, 'rows'>, Changing {
  readonly size: number;
  state(): TaskState;
  counts(): RowCounts;
  /** Rows per second since the start; undefined until it can be estimated. */
  rate(): number | undefined;
  row(index: number): ImportRow | undefined;
  /** All rows in file order. */
  rows(): readonly ImportRow[];
  /** The first row that is being sent. */
  current(): number | undefined;
  isUnderWay(index: number): boolean;
  /** Indexes of the rows in this state, in file order. */
  inState(state: RowState): readonly number[];
  /** The first pending row from this index, then from the beginning. */
  nextPending(from: number): ImportRow | undefined;
  /** Up to `most` pending rows after this one. */
  pendingAfter(index: number, most: number): readonly ImportRow[];
  /** Number of edited cells: with any, the file is out of date. */
  readonly edits: () => number;
  /** Changes a cell; the row becomes pending again (spec 1, section 4). */
  edit(index: number, field: string, text: string): void;
  settle(...outcomes: readonly RowOutcome[]): void;
  /**
   * Makes failed rows pending again (spec 1, section 4); when none has failed, those whose answer
   * was lost, which may then exist twice.
   */
  retryFailed(): void;
  /** @param underWay indexes of the rows that are being sent */
  enter(state: TaskState, underWay?: readonly number[]): void;
  /** Finishes the rows that are being sent and sends no more. */
  halt(): void;
}

/** @param now milliseconds of a monotonic clock */
export function createImportTask(
  content: TaskContent,
  watch: RowWatcher = () => {},
  now: () => number = () => performance.now(),
): ImportTask {
  const { rows: given, ...facts } = content;
  const rows = [...given];
  const counts: Record<RowState, number> = { pending: 0, ok: 0, error: 0, unheard: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  const { emit: emitChange, ...changes } = createChanges();
  let state: TaskState =
    counts.pending === 0 ? 'done' : counts.pending < rows.length ? 'stopped' : 'pending';
  let sending: readonly number[] = [];
  let edits = 0;
  let measured = createRate(now());

  const replace = (row: ImportRow) => {
    const before = rows[row.index];
    if (!before) return;
    counts[stateOf(before)] -= 1;
    counts[stateOf(row)] += 1;
    rows[row.index] = row;
    watch(row);
  };

  return {
    ...facts,
    ...changes,
    size: rows.length,
    state: () => state,
    counts: () => ({ ...counts }),
    rate: () => measured.perSecond(),
    row: (index) => rows[index],
    rows: () => [...rows],
    current: () => sending[0],
    isUnderWay: (index) => sending.includes(index),
    inState: (wanted) => rows.flatMap((row) => (stateOf(row) === wanted ? [row.index] : [])),
    nextPending: (from) => {
      if (counts.pending === 0) return undefined;
      for (let step = 0; step < rows.length; step += 1) {
        const row = rows[(from + step) % rows.length];
        if (row?.status === 'pending') return row;
      }
      return undefined;
    },
    pendingAfter: (index, most) => {
      const found: ImportRow[] = [];
      for (let at = index + 1; at < rows.length && found.length < most; at += 1) {
        const row = rows[at];
        if (row?.status === 'pending') found.push(row);
      }
      return found;
    },
    edits: () => edits,
    edit: (index, field, text) => {
      const row = rows[index];
      if (!row || sending.includes(index) || cellText(row.values[field]) === text) return;
      edits += 1;
      const { lost, ...kept } = row;
      const missing = (lost ?? []).filter((name) => name !== field);
      replace({
        ...kept,
        values: { ...row.values, [field]: readCell(text) },
        status: 'pending',
        ...(missing.length > 0 && { lost: missing }),
      });
      emitChange();
    },
    settle: (...outcomes) => {
      for (const { index, ...outcome } of outcomes) {
        const row = rows[index];
        if (!row) continue;
        if (outcome.status !== 'pending') measured.settled(now());
        replace({ ...row, ...outcome });
      }
      emitChange();
    },
    retryFailed: () => {
      // Rows that may have been saved are sent again only when nothing else is left.
      const again = counts.error > 0 ? 'error' : 'unheard';
      for (const row of rows) {
        if (stateOf(row) === again) rows[row.index] = { ...row, status: 'pending' };
      }
      counts.pending += counts[again];
      counts[again] = 0;
      emitChange();
    },
    enter: (next, underWay = []) => {
      if (next === 'started' && state !== 'started') measured = createRate(now());
      state = next;
      sending = underWay;
      emitChange();
    },
    halt: () => {
      if (state !== 'started') return;
      state = 'stopped';
      emitChange();
    },
  };
}

/** Fewer rows are not enough for an estimate. */
const ENOUGH_ROWS = 3;
const SECOND_MS = 1000;

interface Rate {
  /** Counts a finished row. */
  settled(nowMs: number): void;
  /** Rows per second; undefined until enough rows are finished. */
  perSecond(): number | undefined;
}

/** Measures the rate of finished rows from now on. */
function createRate(startMs: number): Rate {
  let rows = 0;
  let lastMs = startMs;
  return {
    settled: (nowMs) => {
      rows += 1;
      lastMs = nowMs;
    },
    perSecond: () =>
      rows < ENOUGH_ROWS || lastMs <= startMs ? undefined : (rows * SECOND_MS) / (lastMs - startMs),
  };
}
