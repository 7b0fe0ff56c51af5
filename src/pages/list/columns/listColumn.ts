import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ColumnModel } from '../../../../codegen/model/lists.ts';
import type { SlotLoader } from '../../slots/slotComponent.ts';

/** A column with the field it shows. */
export interface ListColumn extends ColumnModel {
  readonly model: FieldModel;
  /** The hand-written cell, if any. */
  readonly slot?: SlotLoader | undefined;
}
