/** A cell: index among the shown rows, and column with 0 for the row's head. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Rows that a page key moves by: a page of the upload (spec 1, section 4). */
export const PAGE_ROWS = 10;

/**
 * The cell that a key moves to (WAI-ARIA, grid pattern).
 *
 * @returns undefined for other keys
 */
export function moveFocus(
  from: CellPlace,
  key: string,
  wide: boolean,
  size: { readonly rows: number; readonly columns: number },
): CellPlace | undefined {
  const to = (row: number, column: number): CellPlace => ({
    row: Math.min(size.rows - 1, Math.max(0, row)),
    column: Math.min(size.columns - 1, Math.max(0, column)),
  });
  const { row, column } = from;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(row - PAGE_ROWS, column);
    case 'PageDown':
      return to(row + PAGE_ROWS, column);
    case 'Home':
      return to(wide ? 0 : row, 0);
    case 'End':
      return to(wide ? size.rows - 1 : row, size.columns - 1);
    default:
      return undefined;
  }
}
