import type { RaRecord } from 'ra-core';
import type { BulkFailure } from '../api/bulkFailure.ts';

export interface Removal {
  /** Deletes one record; returns whether it is gone. The message of a failure depends on `at`. */
  removeOne(record: RaRecord, at?: 'row' | 'page'): Promise<boolean>;
  /**
   * Deletes selected records, by a stored selection unless the list says otherwise; returns whether
   * all are gone. `onRefused` gets the records that the server refused.
   */
  removeMany(
    records: readonly RaRecord[],
    by: 'address' | undefined,
    onRefused: (failure: BulkFailure) => void,
  ): Promise<boolean>;
}
