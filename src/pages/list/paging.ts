import { app } from '#project/generated/app.ts';

export interface Paging {
  readonly sizes: readonly number[];
  /** The list is a page of the console: its state is in the address and its page size is stored. */
  readonly page: boolean;
}

/** Tables in trees and dialogs: 10 to 50 rows by 10 (spec 1, section 9). */
const DIALOG_SIZES = [10, 20, 30, 40, 50];
/** Names the stored page size. */
export const PAGE_SIZE_KEY = 'pageSize';

/** Of a page, and of a dialog or tree. */
export const PAGING: Readonly<Record<'page' | 'dialog', Paging>> = {
  page: { sizes: app.pageSizes, page: true },
  dialog: { sizes: DIALOG_SIZES, page: false },
};

/** The page size to begin with: the one that was chosen last, if it is on offer. @param kept as stored */
export function keptSize(sizes: readonly number[], kept: unknown): number {
  return sizes.find((size) => size === kept) ?? sizes[0] ?? 0;
}

/** How many pages `total` rows make; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
