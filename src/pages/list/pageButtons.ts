/** Page buttons shown at once (spec 1, section 9). */
const PAGE_BUTTONS = 5;

/** The numbers of the page buttons: a window around the current page. */
export function pageButtons(page: number, pages: number): readonly number[] {
  const count = Math.min(PAGE_BUTTONS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** How many pages `total` rows make; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
