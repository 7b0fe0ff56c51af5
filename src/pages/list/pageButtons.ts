import { apiFacts } from '#project/generated/api.ts';

/** Page buttons shown at once (spec 1, section 9). */
const PAGE_BUTTONS = 5;

/** The numbers of the page buttons: a window around the current page. */
export function pageButtons(page: number, pages: number): readonly number[] {
  const count = Math.min(PAGE_BUTTONS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/**
 * The number of all rows; where nobody knows it, that of the rows so far: `15+`.
 *
 * @param to the last row that is shown
 */
export function totalText(
  total: number,
  to: number,
  number: (value: number) => string,
  { list } = apiFacts,
): string {
  return list.total === undefined && total > to ? `${number(to)}+` : number(total);
}
