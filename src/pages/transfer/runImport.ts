import { isApiError } from '../../api/errors.ts';
import type { ImportRow, RowStatus } from './importRow.ts';
import type { ImportTask } from './importTask.ts';

/** Between two rows (spec 1, sections 4 and 9). */
export const ROW_PAUSE_MS = 100;

export interface ImportEffects {
  /** Writes down that the row is about to be sent: if nothing more is heard of it, it may have arrived. */
  readonly announce: (row: ImportRow) => Promise<void>;
  /** Sends a row; gives the id of its record where the server tells it. */
  readonly send: (row: ImportRow) => Promise<string | number | undefined>;
  /** A failure in words, fields by their column labels. */
  readonly say: (error: unknown) => string;
  /** Why a row cannot be sent as it is, before anything is sent. */
  readonly refuse: (row: ImportRow) => string | undefined;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Uploads the pending rows one at a time, in the order of the file, until none is left or somebody
 * stops it (spec 1, section 4). A session that ended or a line that broke stops it as well: the
 * row is pending again where the server surely did not take it, and failed where nobody knows.
 *
 * @param signal aborted by whoever stops it; the row under way is still brought to its end
 */
export async function runImport(
  task: ImportTask,
  effects: ImportEffects,
  signal: AbortSignal,
): Promise<void> {
  let row = task.nextPending(0);
  while (row) {
    task.enter('started', row.index);
    const { status, recordId, stops } = await sendOne(row, effects);
    task.settle(row.index, status, recordId);
    if (signal.aborted) return task.enter(task.state());
    if (stops) return task.enter('stopped');
    if (task.counts().pending > 0) await effects.pause(ROW_PAUSE_MS);
    if (signal.aborted) return;
    row = task.nextPending(row.index + 1);
  }
  task.enter('done');
}

interface Outcome {
  readonly status: RowStatus;
  readonly recordId?: string | number;
  readonly stops?: boolean;
}

async function sendOne(row: ImportRow, effects: ImportEffects): Promise<Outcome> {
  const refusal = effects.refuse(row);
  if (refusal !== undefined) return { status: { error: refusal } };
  try {
    await effects.announce(row);
    const recordId = await effects.send(row);
    return { status: 'ok', ...(recordId !== undefined && { recordId }) };
  } catch (error) {
    const kind = isApiError(error) ? error.kind : undefined;
    if (kind === 'unauthenticated' || kind === 'confirmation-required') {
      return { status: 'pending', stops: true };
    }
    const lineBroke = kind === 'network' || kind === 'timeout';
    return { status: { error: effects.say(error) }, stops: lineBroke };
  }
}
