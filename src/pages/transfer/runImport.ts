import { isApiError } from '../../api/errors.ts';
import type { ImportRow, RowStatus } from './importRow.ts';
import type { ImportTask, RowOutcome } from './importTask.ts';
import { batchFrom, isBatchRefused } from './rowBatch.ts';

/** Pause between two calls (spec 1, sections 4 and 9). */
const ROW_PAUSE_MS = 100;

/** One row per call as the specification has it, or several on request. */
export type ImportPace = 'rows' | 'batches';
type RecordId = string | number | undefined;

export interface ImportEffects {
  /** Stores that rows are about to be sent: without an answer they may have been saved. */
  readonly announce: (rows: readonly ImportRow[]) => Promise<void>;
  /** Sends a row; returns the id of its record if the answer has one. */
  readonly send: (row: ImportRow) => Promise<RecordId>;
  /** Sends rows in one call that saves all or none; returns their ids. */
  readonly sendMany: (rows: readonly ImportRow[]) => Promise<readonly RecordId[]>;
  /** The message of a failure, fields by their column labels. */
  readonly say: (error: unknown) => string;
  /** The problem of a row that makes sending it useless. */
  readonly refuse: (row: ImportRow) => string | undefined;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Finds out whether the session is over: its end is told to the whole console. */
  readonly checkSession: () => Promise<unknown>;
}

/**
 * Uploads pending rows one at a time in file order until none is left or the import is stopped
 * (spec 1, section 4). The end of the session or of the connection stops it as well: the row
 * becomes pending when the server cannot have saved it, else `unheard`. A refused batch is sent
 * again row by row, so that each row gets its own answer.
 *
 * @param signal stops the import after the current call
 */
export async function runImport(
  task: ImportTask,
  effects: ImportEffects,
  signal: AbortSignal,
  pace: ImportPace = 'rows',
): Promise<void> {
  /** Rows to send one at a time before the next batch. */
  let single = pace === 'rows' ? Number.POSITIVE_INFINITY : 0;
  let row = task.nextPending(0);
  while (row) {
    const batch = single > 0 ? [row] : batchFrom(task, row, effects.refuse);
    single = Math.max(0, single - 1);
    task.enter(
      'started',
      batch.map(({ index }) => index),
    );
    const answer = batch.length > 1 ? await sendBatch(batch, effects) : await sendOne(row, effects);
    if (answer.refused) single = answer.refused === 'always' ? Infinity : batch.length;
    task.settle(...answer.outcomes);
    if (signal.aborted) return task.enter(task.state());
    if (answer.stops) {
      // A lost answer does not tell whether the session ended meanwhile.
      void effects.checkSession().catch(() => undefined);
      return task.enter('stopped');
    }
    if (task.counts().pending > 0) await effects.pause(ROW_PAUSE_MS);
    if (signal.aborted) return;
    row = task.nextPending(answer.refused ? row.index : (batch.at(-1) ?? row).index + 1);
  }
  task.enter('done');
}

interface Answer {
  readonly outcomes: readonly RowOutcome[];
  readonly stops?: boolean;
  /** The server refused the batch, or takes no batches. */
  readonly refused?: 'once' | 'always';
}

async function sendOne(row: ImportRow, effects: ImportEffects): Promise<Answer> {
  const refusal = effects.refuse(row);
  if (refusal !== undefined) {
    return { outcomes: [{ index: row.index, status: { error: refusal } }] };
  }
  try {
    await effects.announce([row]);
    const id = await effects.send(row);
    return { outcomes: [arrived(row, id)] };
  } catch (error) {
    return failed([row], error, effects);
  }
}

async function sendBatch(rows: readonly ImportRow[], effects: ImportEffects): Promise<Answer> {
  try {
    await effects.announce(rows);
    const ids = await effects.sendMany(rows);
    return { outcomes: rows.map((row, place) => arrived(row, ids[place])) };
  } catch (error) {
    const refused = isBatchRefused(error);
    if (!refused) return failed(rows, error, effects);
    return { outcomes: rows.map(({ index }) => ({ index, status: 'pending' })), refused };
  }
}

function arrived({ index }: ImportRow, recordId: RecordId): RowOutcome {
  return { index, status: 'ok', ...(recordId !== undefined && { recordId }) };
}

function failed(rows: readonly ImportRow[], error: unknown, effects: ImportEffects): Answer {
  const { kind, unheard = false } = isApiError(error) ? error : {};
  const cut = kind === 'network' || kind === 'timeout';
  const untaken =
    kind === 'unauthenticated' || kind === 'confirmation-required' || (cut && !unheard);
  const status: RowStatus = untaken
    ? 'pending'
    : { error: effects.say(error), ...(unheard && { unheard }) };
  return {
    outcomes: rows.map(({ index }) => ({ index, status })),
    stops: untaken || cut,
  };
}
