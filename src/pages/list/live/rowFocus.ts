import { focusRows } from '../../../controls/restoreFocus.ts';

/** Rows of a table, or cards of a narrow window. */
const ROW = 'tbody tr, [data-rows] > li';
const CONTROLS = 'a[href], button, input, [tabindex]';

/** The focus inside the rows of a table. */
export interface RowFocus {
  readonly element: HTMLElement;
  readonly table: Element;
  /** Places from 0: of the row in the table, of the element in the row. */
  readonly row: number;
  readonly control: number;
}

/** Where the focus is; undefined when no row has it. */
export function focusInRows(): RowFocus | undefined {
  const element = document.activeElement;
  const row = element?.closest(ROW);
  const table = row?.closest('table, [data-rows]');
  if (!(element instanceof HTMLElement) || !row || !table) return undefined;
  return {
    element,
    table,
    row: rowsOf(table).indexOf(row),
    control: controlsOf(row).indexOf(element),
  };
}

/** When the row with the focus is gone, the same place of the row that stands there now takes it. */
export function keepFocusInRows({ element, table, row, control }: RowFocus): void {
  if (element.isConnected || document.activeElement !== document.body) return;
  const controls = controlsOf(rowsOf(table).at(Math.min(row, rowsOf(table).length - 1)));
  const next = controls[Math.min(Math.max(control, 0), controls.length - 1)];
  if (next) next.focus({ preventScroll: true });
  else focusRows();
}

const rowsOf = (table: Element): readonly Element[] => [...table.querySelectorAll(ROW)];

const controlsOf = (row: Element | undefined): readonly HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>(CONTROLS)] : [];
