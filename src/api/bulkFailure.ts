import type { FieldErrors } from './errors.ts';
import type { TextKey } from '../../generated/texts.ts';

export type RecordId = string | number;

/** Why one record of a bulk call was not done. */
export interface FailedRecord {
  readonly id: RecordId;
  /** A text key, or the server's own words. */
  readonly text: string;
  readonly fields: FieldErrors;
  /** It may have been done all the same: the answer was lost. */
  readonly unheard?: true;
}

/** Some, or all, records of a bulk call were not done: row by row. */
export class BulkFailure extends Error {
  override readonly name = 'BulkFailure';
  constructor(
    readonly done: readonly RecordId[],
    readonly failed: readonly FailedRecord[],
    options?: ErrorOptions,
  ) {
    const message: TextKey = done.length > 0 ? 'errors.partlyDone' : 'errors.noneDone';
    // What nobody knows of is its own summary.
    super(failed.find(({ unheard }) => unheard)?.text ?? message, options);
  }
}
