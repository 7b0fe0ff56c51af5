import type { RaRecord } from 'ra-core';
import type { BulkFailure } from '../../../api/bulkFailure.ts';

/** The open dialog about several rows. */
export type BulkTask =
  | { readonly kind: 'edit'; readonly records: readonly RaRecord[] }
  /** The server refused some of these records. */
  | {
      readonly kind: 'refused';
      readonly title: string;
      readonly records: readonly RaRecord[];
      readonly failure: BulkFailure;
    };
