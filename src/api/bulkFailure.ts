import type { FieldErrors } from './errors.ts';
import type { TextKey } from '#project/generated/texts.ts';

export type RecordId = string | number;

/** A record that a bulk call failed to change, with the reason. */
export interface FailedRecord {
  readonly id: RecordId;
  /** A text key, or the server's message. */
  readonly text: string;
  readonly fields: FieldErrors;
  /** It may have been changed: the answer was lost. */
  readonly unheard?: true;
}

/** A bulk call that failed for some or all records. */
export class BulkFailure extends Error {
  override readonly name = 'BulkFailure';
  constructor(
    readonly done: readonly RecordId[],
    readonly failed: readonly FailedRecord[],
    options?: ErrorOptions,
  ) {
    const message: TextKey = done.length > 0 ? 'errors.partlyDone' : 'errors.noneDone';
    // A lost answer is the most important message.
    super(failed.find(({ unheard }) => unheard)?.text ?? message, options);
  }
}
