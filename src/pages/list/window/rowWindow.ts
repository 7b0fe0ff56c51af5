/** Number of rows from which only a window of them is drawn. */
export const WINDOW_FROM = 60;
/** `aria-rowindex` of the first record: the head is row 1. */
export const FIRST_PLACE = 2;
/** Rows drawn above and below the view, ready for scrolling. */
const SPARE_ROWS = 16;
/** The window moves in steps of this many rows, to render less often. */
const STEP_ROWS = 8;

/** A page of up to this many rows is drawn completely when the browser is idle. */
const WHOLE_UP_TO = 100;
/** Rows added in each idle period. */
const IDLE_ROWS = 6;

/** Rows from `from` up to, not including, `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows drawn before anything is measured: enough for any screen. */
export const FIRST_WINDOW: RowWindow = { from: 0, to: 40 };

/**
 * The rows to draw.
 *
 * @param above pixels scrolled out of view above
 * @param height pixels of the visible part
 */
export function rowWindow(
  above: number,
  height: number,
  rowHeight: number,
  count: number,
): RowWindow {
  const first = Math.floor(above / rowHeight) - SPARE_ROWS;
  const from = Math.max(0, Math.floor(first / STEP_ROWS) * STEP_ROWS);
  const shown = Math.ceil(height / rowHeight) + 2 * SPARE_ROWS + STEP_ROWS;
  return { from: Math.min(from, Math.max(0, count - shown)), to: Math.min(count, from + shown) };
}

/** The window after scrolling; a completely drawn page stays so. */
export function moved(before: RowWindow, next: RowWindow, count: number): RowWindow {
  const joins = count <= WHOLE_UP_TO && next.from <= before.to && before.from <= next.to;
  const from = joins ? Math.min(before.from, next.from) : next.from;
  const to = joins ? Math.min(count, Math.max(before.to, next.to)) : next.to;
  return from === before.from && to === before.to ? before : { from, to };
}

/** The window with some more rows, those below first; the same window when all are drawn. */
export function grown(before: RowWindow, count: number): RowWindow {
  if (count > WHOLE_UP_TO) return before;
  if (before.to < count) return { ...before, to: Math.min(count, before.to + IDLE_ROWS) };
  return before.from > 0 ? { ...before, from: Math.max(0, before.from - IDLE_ROWS) } : before;
}

/** A part of the table body: a row, or a gap with the height of undrawn rows. */
export type RowOrGap = { readonly row: number } | { readonly gap: number; readonly before: number };

/** The parts of the table body. The focused row is always drawn. */
export function rowsAndGaps(
  { from, to }: RowWindow,
  count: number,
  focused: number | undefined,
): readonly RowOrGap[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  if (focused !== undefined && focused < from) rows.unshift(focused);
  if (focused !== undefined && focused >= to && focused < count) rows.push(focused);
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
