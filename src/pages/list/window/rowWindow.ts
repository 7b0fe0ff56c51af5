/** From this many rows on, those far out of view are not drawn: a page of 100, or 999 at once. */
export const WINDOW_FROM = 60;
/** `aria-rowindex` of the first row of records: the head is row 1. */
export const FIRST_PLACE = 2;
/** Rows drawn above and below what is in view, so that scrolling finds them there. */
const SPARE_ROWS = 16;
/** The window moves by this many rows at a time: fewer drawings, none of them long. */
const STEP_ROWS = 8;

/** A page of this many rows is drawn whole when there is time: then scrolling draws nothing. */
const WHOLE_UP_TO = 100;
/** Rows added at a time while nothing else is to be done. */
const IDLE_ROWS = 6;

/** Rows from `from` up to, not including, `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Rows drawn before anything was measured: more than any screen shows. */
export const FIRST_WINDOW: RowWindow = { from: 0, to: 40 };

/**
 * The rows to draw.
 *
 * @param above pixels of rows that are scrolled out of view above
 * @param height pixels of the part that shows rows
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

/** The window after scrolling: a page that is drawn whole keeps what is drawn. */
export function moved(before: RowWindow, next: RowWindow, count: number): RowWindow {
  const joins = count <= WHOLE_UP_TO && next.from <= before.to && before.from <= next.to;
  const from = joins ? Math.min(before.from, next.from) : next.from;
  const to = joins ? Math.min(count, Math.max(before.to, next.to)) : next.to;
  return from === before.from && to === before.to ? before : { from, to };
}

/** Some rows more, the ones below first; the same window when there is nothing to add. */
export function grown(before: RowWindow, count: number): RowWindow {
  if (count > WHOLE_UP_TO) return before;
  if (before.to < count) return { ...before, to: Math.min(count, before.to + IDLE_ROWS) };
  return before.from > 0 ? { ...before, from: Math.max(0, before.from - IDLE_ROWS) } : before;
}

/** A stretch of the table: a row, or a gap as high as the rows it stands for. */
export type Stretch = { readonly row: number } | { readonly gap: number; readonly before: number };

/** The window as the table has it, the row with the focus drawn wherever it is. */
export function stretches(
  { from, to }: RowWindow,
  count: number,
  focused: number | undefined,
): readonly Stretch[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  if (focused !== undefined && focused < from) rows.unshift(focused);
  if (focused !== undefined && focused >= to && focused < count) rows.push(focused);
  const parts: Stretch[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) parts.push({ gap: row - next, before: row });
    parts.push({ row });
    next = row + 1;
  }
  if (count > next) parts.push({ gap: count - next, before: count });
  return parts;
}
