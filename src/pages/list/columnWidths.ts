import type { Cell } from '../../../codegen/model/fields.ts';
import type { ColumnModel } from '../../../codegen/model/resources.ts';
import { splitEntries, type RowEntry } from '../rowEntries.ts';

/** Widths in pixels: fixed, so that nothing moves when the rows arrive. */
const WIDTHS: Readonly<Record<Cell, number>> = {
  text: 160,
  multiline: 200,
  number: 100,
  choice: 120,
  'yes-no': 92,
  'yes-only': 92,
  datetime: 168,
  reference: 170,
  list: 160,
  tags: 180,
  count: 92,
  duration: 140,
  recipients: 240,
  reachability: 100,
};
export const NAME_WIDTH_PX = 200;
/** On a phone the name leaves more room for what scrolls past it. */
export const NARROW_NAME_WIDTH_PX = 140;
/** The width of the first column, by the screen: the table's style sets it. */
export const NAME_WIDTH = 'var(--name-width)';
export const CHECK_WIDTH_PX = 40;
/** Enough for the usual words, so that it seldom changes when the rows arrive. */
const ACTIONS_WIDTH_PX = 132;
/** The handle at the end of a head that is dragged to make its column wider. */
export const EDGE_PX = 8;
/** A head of this many characters fits into the narrowest column; each further one widens it. */
const CHARACTERS = 8;
const CHARACTER_PX = 7.5;
/** Room for the sign of order and the button of a filter. */
const CONTROLS_PX = 24;
const AROUND_LABEL_PX = 12;
/** How far columns give way before the table scrolls sideways: dates still fit into theirs. */
const TIGHTEST = 0.88;

/** The width a column starts from; a table wider than their sum shares the rest among them. */
export function columnWidth(column: ColumnModel, label: string): number {
  const controls = (column.sortable ? CONTROLS_PX : 0) + (column.filter ? CONTROLS_PX : 0);
  const head =
    WIDTHS['yes-no'] + Math.max(0, lengthOf(label) - CHARACTERS) * CHARACTER_PX + controls;
  // What names a record has the room of a name, wherever it stands; a head is whole when columns give way.
  const cell = column.link && !column.link.tab ? NAME_WIDTH_PX : WIDTHS[column.cell];
  return Math.max(cell, Math.ceil(head / TIGHTEST));
}

/** The width of the last column: no press of a row is cut off. */
export function actionsWidth(rows: readonly (readonly RowEntry[])[]): number {
  const needed = rows.map((entries) => {
    const { inView, underMenu } = splitEntries(entries);
    const labels = inView.map(({ label }) => lengthOf(label) * CHARACTER_PX + AROUND_LABEL_PX);
    return labels.reduce((sum, width) => sum + width, (underMenu.length > 0 ? 2 : 1) * CONTROLS_PX);
  });
  return Math.ceil(Math.max(ACTIONS_WIDTH_PX, ...needed));
}

/** In Latin characters: a Chinese or Japanese one is as wide as two. */
function lengthOf(label: string): number {
  return [...label].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0);
}

/**
 * Widths that give way together, so that a table a little too wide fits its part, its actions included.
 *
 * @param around what keeps its width, as lengths of the style
 * @returns lengths that depend on the part's width (`100cqw`), each at most its given width
 */
export function yieldingWidths(
  widths: readonly number[],
  around: readonly string[],
): readonly string[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  // A pixel each: a browser may round every column up.
  const room = ['100cqw', ...around, `${widths.length}px`].join(' - ');
  return widths.map((width) => {
    const least = Math.ceil(width * TIGHTEST);
    return `clamp(${least}px, (${room}) * ${(width / sum).toFixed(5)}, ${width}px)`;
  });
}

/** The sum that a table's columns need at least; the first one may be a length of the style. */
export function leastWidth(widths: readonly string[]): string {
  return widths.length === 0 ? '0px' : `calc(${widths.join(' + ')})`;
}
