import type { RaRecord } from 'ra-core';
import type { ActionModel } from '../../../codegen/model/resources.ts';

/** A row that is told of: itself, or what an action tells of it. */
export interface RowDialogMode {
  readonly action?: ActionModel;
  readonly record: RaRecord;
}
