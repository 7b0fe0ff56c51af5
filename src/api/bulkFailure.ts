import type { PartWords } from '../../generated/texts.ts';
import type { FieldErrors } from './errors.ts';

export type RecordId = string | number;

/** Why one record of a bulk call was not done. */
export interface FailedRecord {
  readonly id: RecordId;
  /** A text key, or the server's own words. */
  readonly text: string;
  readonly fields: FieldErrors;
}

/** Some, or all, records of a bulk call were not done: row by row. */
export class BulkFailure extends Error {
  override readonly name = 'BulkFailure';
  constructor(
    readonly done: readonly RecordId[],
    readonly failed: readonly FailedRecord[],
    options?: ErrorOptions,
  ) {
    const message: PartWords['later'] = done.length > 0 ? 'errors.partlyDone' : 'errors.noneDone';
    super(message, options);
  }
}
