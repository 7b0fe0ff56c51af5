export const ROW_PX = 36;
export const HEADER_PX = 40;
/** Rows rendered beyond the edges, so that fast scrolling shows no gap. */
const BEYOND = 6;

/** Indexes of the rows to render: those in view, some beyond, and the focused row. */
export function visibleRows(
  total: number,
  scrollTop: number,
  height: number,
  focused: number,
): readonly number[] {
  const first = Math.max(0, Math.floor(scrollTop / ROW_PX) - BEYOND);
  const last = Math.min(total - 1, Math.ceil((scrollTop + height) / ROW_PX) + BEYOND);
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  const inside = focused >= first && focused <= last;
  return inside || focused < 0 || focused >= total ? places : [...places, focused];
}
