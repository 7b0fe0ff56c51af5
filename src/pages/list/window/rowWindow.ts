/** Number of rows from which only a window of them is drawn. */
export const WINDOW_FROM = 60;
/** `aria-rowindex` of the first record: the head is row 1. */
export const FIRST_PLACE = 2;
/** Number of rows that are drawn until the window is loaded: enough for any screen. */
export const FIRST_ROWS = 40;

/** A part of the table body: a row, or a gap with the height of undrawn rows. */
type RowOrGap = { readonly row: number } | { readonly gap: number; readonly before: number };

/** The parts of the table body for the rows to draw, in order. */
export function rowsAndGaps(rows: readonly number[], count: number): readonly RowOrGap[] {
  const parts: RowOrGap[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) parts.push({ gap: row - next, before: row });
    parts.push({ row });
    next = row + 1;
  }
  if (count > next) parts.push({ gap: count - next, before: count });
  return parts;
}
