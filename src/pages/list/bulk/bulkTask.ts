import type { RaRecord } from 'ra-core';
import type { BulkFailure } from '../../../api/bulkFailure.ts';

/** What a dialog about several rows is open for. */
export type BulkTask =
  /** Some fields of these records shall become the same. */
  | { readonly kind: 'edit'; readonly records: readonly RaRecord[] }
  /** Something was not done with some of these records. */
  | {
      readonly kind: 'refused';
      readonly title: string;
      readonly records: readonly RaRecord[];
      readonly failure: BulkFailure;
    };
