import type { ImportColumn, ImportRow } from '../importRow.ts';
import { cellText } from '../rowValues.ts';

/** spec 1, section 9 */
const NARROWEST_PX = 100;
const WIDEST_PX = 180;
/** The first column: number and state of the row. */
export const HEAD_WIDTH_PX = 132;
/** Average width of a character. */
const LETTER_PX = 7.5;
const PADDING_PX = 24;
/** Number of rows that are measured. */
const SAMPLE = 30;

/** Width of a column by its title and first values, within the limits of the specification. */
export function columnWidth(column: ImportColumn, rows: readonly ImportRow[]): number {
  const texts = column.secret
    ? []
    : rows.slice(0, SAMPLE).map(({ values }) => cellText(values[column.field]));
  const longest = Math.max(column.title.length, ...texts.map(({ length }) => length));
  const wanted = Math.ceil(longest * LETTER_PX) + PADDING_PX;
  return Math.min(WIDEST_PX, Math.max(NARROWEST_PX, wanted));
}
