import type { Cell } from '../../../codegen/model/fields.ts';
import type { ColumnModel } from '../../../codegen/model/lists.ts';
import { splitEntries, type RowEntry } from '../rowEntries.ts';

/** Fixed widths in pixels, so that nothing moves when the rows arrive. */
const WIDTHS: Readonly<Record<Cell, number>> = {
  text: 144,
  multiline: 200,
  number: 100,
  choice: 120,
  'yes-no': 92,
  'yes-only': 92,
  datetime: 168,
  reference: 160,
  list: 160,
  tags: 180,
  count: 92,
  duration: 140,
  recipients: 240,
  reachability: 100,
  ago: 222,
  'resource-name': 144,
};
export const NAME_WIDTH_PX = 200;
/** On a phone, to leave more room for the other columns. */
export const NARROW_NAME_WIDTH_PX = 140;
/** Width of the first column, a CSS variable of the table that depends on the screen. */
export const NAME_WIDTH = 'var(--name-width)';
export const CHECK_WIDTH_PX = 40;
/** Wide enough for usual labels, so that it seldom changes when the rows arrive. */
const ACTIONS_WIDTH_PX = 132;
/** Width of the drag handle at the end of a head. */
export const EDGE_PX = 8;
const CHARACTER_PX = 7.5;
/** Characters of a head are bold. */
const HEAD_CHARACTER_PX = 7.9;
const AROUND_HEAD_PX = 40;
/** Room for the sort icon and the filter button. */
const CONTROLS_PX = 24;
const AROUND_LABEL_PX = 12;
/** The sign before a value that is good or bad. */
const SIGN_PX = 24;
/** How far columns shrink before the table scrolls sideways; dates still fit. */
const TIGHTEST = 0.88;

/** The minimum width of a column. A wider table divides the rest among its columns. */
export function columnWidth(column: ColumnModel, label: string): number {
  const controls = (column.sortable ? CONTROLS_PX : 0) + (column.filter ? CONTROLS_PX : 0);
  const head =
    Math.max(WIDTHS['yes-no'], AROUND_HEAD_PX + lengthOf(label) * HEAD_CHARACTER_PX) + controls;
  // The column that names the record has the width of a name, at any position.
  const kind = column.rich?.kind === 'badges' ? 'tags' : column.cell;
  const sign = column.rich?.kind === 'badges' || column.rich?.kind === 'marks' ? SIGN_PX : 0;
  const cell = column.link && !column.link.tab ? NAME_WIDTH_PX : WIDTHS[kind] + sign;
  return Math.max(cell, Math.ceil(head / TIGHTEST));
}

/** Width of the actions column: wide enough for the widest row. */
export function actionsWidth(rows: readonly (readonly RowEntry[])[]): number {
  const needed = rows.map((entries) => {
    const { inView, underMenu } = splitEntries(entries);
    const labels = inView.map(({ label }) => lengthOf(label) * CHARACTER_PX + AROUND_LABEL_PX);
    return labels.reduce((sum, width) => sum + width, (underMenu.length > 0 ? 2 : 1) * CONTROLS_PX);
  });
  return Math.ceil(Math.max(ACTIONS_WIDTH_PX, ...needed));
}

/** In usual Latin characters: some are narrower, some wider, Chinese and Japanese ones are the widest. */
function lengthOf(label: string): number {
  const width = (one: string) => {
    if (one > '\u2e80') return 1.6;
    if ('mwMW'.includes(one)) return 1.4;
    return ' fijlrtI'.includes(one) ? 0.6 : 1;
  };
  return [...label].reduce((sum, one) => sum + width(one), 0);
}

/**
 * Widths that shrink together, so that a slightly too wide table still fits.
 *
 * @param around CSS lengths of the columns that keep their width
 * @returns CSS lengths relative to the region (`100cqw`), each at most its given width
 */
export function yieldingWidths(
  widths: readonly number[],
  around: readonly string[],
): readonly string[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  // One pixel each, because browsers may round column widths up.
  const room = ['100cqw', ...around, `${widths.length}px`].join(' - ');
  return widths.map((width) => {
    const least = Math.ceil(width * TIGHTEST);
    return `clamp(${least}px, (${room}) * ${(width / sum).toFixed(5)}, ${width}px)`;
  });
}

/** The minimum width of the table as a CSS length. */
export function leastWidth(widths: readonly string[]): string {
  return widths.length === 0 ? '0px' : `calc(${widths.join(' + ')})`;
}
