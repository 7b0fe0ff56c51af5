import { useMemo } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { columnSlot } from '../../../codegen/model/slots.ts';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ColumnModel, ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import type { SlotLoader } from '../slots/slotComponent.ts';
import { useSession } from '../../session/SessionContext.ts';
import { chosenColumns, type ColumnChoice } from './columns/columnChoice.ts';

/** A column with the field it shows. */
export interface ListColumn extends ColumnModel {
  readonly model: FieldModel;
  /** The hand-written cell, if any. */
  readonly slot?: SlotLoader | undefined;
  /** There is no room for secondary texts. */
  readonly quiet?: boolean;
}

/** Does the column name the record, and lead to it? */
export function isNaming({ link }: ListColumn): boolean {
  return link !== undefined && link.tab === undefined;
}

export interface ListDefinition {
  readonly list: ListModel;
  /** The shown columns, by the user's choice. */
  readonly columns: readonly ListColumn[];
  /** Every column this user may see, in the default order. */
  readonly offered: readonly ListColumn[];
  /** The default columns. */
  readonly shown: readonly string[];
  readonly fields: readonly FieldModel[];
}

export const NO_LIST: ListModel = { columns: [], shown: [], fixed: [], filters: [] };
export const NO_FIELDS: readonly FieldModel[] = [];

/**
 * The columns and fields of a list.
 *
 * @param choice the columns this user chose
 * @param slots hand-written parts of the page
 * @param shown default columns, when not the list's own
 * @param unsorted fields by which the server does not order
 */
export function useListDefinition(
  { list = NO_LIST, fields = NO_FIELDS }: ResourceDefinition,
  choice: ColumnChoice,
  shown = list.shown,
  slots: RouteRecord['slots'],
  unsorted: readonly string[],
): ListDefinition {
  const { gateContext } = useSession();
  return useMemo((): ListDefinition => {
    const offered = list.columns.flatMap((column): ListColumn[] => {
      const model = fieldAt(fields, column.field);
      if (!model) return [];
      const isOpen =
        decideGate(column.gate, gateContext).open && decideGate(model.gate, gateContext).open;
      const slot = slots?.[columnSlot(column.field)];
      const isUnsorted = unsorted.includes(column.field);
      if (!isOpen) return [];
      const labelled = column.label === undefined ? model : { ...model, label: column.label };
      return [{ ...column, ...(isUnsorted && { sortable: undefined }), model: labelled, slot }];
    });
    // A tab that names its columns may leave out the one that names a record: the page is about it.
    const fixed =
      shown === list.shown ? list.fixed : list.fixed.filter((one) => shown.includes(one));
    const columns = chosenColumns(offered, shown, fixed, choice);
    return { list, columns, offered, shown, fields };
  }, [list, fields, shown, choice, gateContext, slots, unsorted]);
}
