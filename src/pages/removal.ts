import type { RaRecord } from 'ra-core';
import type { BulkFailure } from '../api/bulkFailure.ts';

export interface Removal {
  /** Deletes one record; says whether it is gone. A failure has other words on the record's own page. */
  removeOne(record: RaRecord, at?: 'row' | 'page'): Promise<boolean>;
  /**
   * Deletes a selection, by its stored ids unless its list says otherwise; says whether all is gone.
   * Where single records were refused `onRefused` tells which.
   */
  removeMany(
    records: readonly RaRecord[],
    by: 'address' | undefined,
    onRefused: (failure: BulkFailure) => void,
  ): Promise<boolean>;
}
