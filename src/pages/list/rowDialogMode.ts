import type { RaRecord } from 'ra-core';
import type { ActionModel } from '../../../codegen/model/actions.ts';

/** The dialog about a row: the record, or the answer of an action about it. */
export interface RowDialogMode {
  readonly action?: ActionModel;
  readonly record: RaRecord;
}
