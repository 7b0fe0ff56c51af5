import { useListContext } from 'ra-core';
import { useText } from '../../i18n/useText.ts';
import {
  actionsWidth,
  CHECK_WIDTH_PX,
  columnWidth,
  NAME_WIDTH,
  yieldingWidths,
} from './columnWidths.ts';
import { useResourceList, useRowParts } from './listContexts.ts';

/** The actions of the first rows set the width of the actions column. */
const ROWS_MEASURED = 20;

/** CSS lengths of the columns of a table. */
interface TableWidths {
  /** Of the check boxes and of the actions: one each, or none. */
  readonly check: readonly string[];
  readonly actions: readonly string[];
  readonly columns: readonly string[];
  /** With chosen widths the last column of the table takes the remaining space. */
  readonly takesRest: number | undefined;
}

/** The widths that the user chose, else those of the columns' values and labels. */
export function useTableWidths(): TableWidths {
  const text = useText();
  const { data: rows = [] } = useListContext();
  const { widths: chosen } = useResourceList().choice;
  const { columns, selectable, entriesOf } = useRowParts();
  const check = selectable ? [`${CHECK_WIDTH_PX}px`] : [];
  const actions = entriesOf
    ? [`${actionsWidth(rows.slice(0, ROWS_MEASURED).map(entriesOf))}px`]
    : [];
  const usual = columns.map((column) => columnWidth(column, text(column.model.label)));
  if (!chosen) {
    const yielding = yieldingWidths(usual.slice(1), [NAME_WIDTH, ...check, ...actions]);
    return { check, actions, columns: [NAME_WIDTH, ...yielding], takesRest: undefined };
  }
  const widths = columns.map(({ field }, index) => {
    const width = chosen[field];
    return width === undefined && index === 0 ? NAME_WIDTH : `${width ?? usual[index]}px`;
  });
  const takesRest = check.length + widths.length + actions.length - 1;
  return { check, actions, columns: widths, takesRest };
}
