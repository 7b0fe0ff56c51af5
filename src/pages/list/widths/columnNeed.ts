import type { RaRecord } from 'ra-core';
import type { Cell } from '../../../../codegen/model/fields.ts';
import type { ListModel } from '../../../../codegen/model/lists.ts';
import type { SayText } from '../../../i18n/useText.ts';
import { isNaming, type ListColumn } from '../useListDefinition.ts';
import { cellText } from './cellText.ts';
import type { ColumnNeed } from './fitColumns.ts';
import type { TextWidth } from './textWidth.ts';
import { EDGE_PX } from './widths.ts';

/** What values of a kind take, in characters: for those that are no plain text, and while there are no rows. */
const CHARACTERS: Partial<Record<Cell, number>> = {
  multiline: 24,
  number: 6,
  choice: 12,
  'yes-no': 4,
  'yes-only': 4,
  count: 5,
  duration: 12,
  recipients: 30,
  reachability: 6,
  ago: 13,
  day: 11,
  schedule: 24,
};
/** A short text, or a moment. */
const USUAL_CHARACTERS = 17;
/** Secondary texts of that kind: how long ago a moment was. */
const AGO_CHARACTERS = 12;
const BADGE_CHARACTERS = 15;

/** The least, ideal and most characters of a text; other columns give way before a name is cut. */
const OF_NAMES = { least: 24, ideal: 64, most: 64 };
const OF_OTHERS = { least: 17, ideal: 32, most: 56 };
/** Of names that are fetched when the rows are there, and of tags. */
const OF_SEVERAL = { least: 13, ideal: 21, most: 42 };

/** The padding of a cell, and one pixel because browsers may round. */
const AROUND_PX = 25;
/** Room for the sort icon, and for the filter button. */
const CONTROL_PX = 24;
/** The sign before a value that is good or bad, and of a hand-written cell. */
const SIGN_PX = 24;
const AROUND_BADGE_PX = 40;
/** Beside a name, which may be a button. */
const AROUND_MARK_PX = 52;

/** No column is wider than this part of a text. */
const MEASURED_CHARACTERS = 80;

interface ColumnContent {
  /** The field of rows that are marked as not in use. */
  readonly inactive: ListModel['inactive'];
  readonly rows: readonly RaRecord[];
  readonly text: SayText;
  readonly textWidth: TextWidth;
}

/** The widths that a column can have: by its kind, its head, and what the rows of a page hold. */
export function columnNeed(column: ListColumn, content: ColumnContent): ColumnNeed {
  const { inactive, rows } = content;
  const { cell, rich, model, sortable, filter } = column;
  const { text, textWidth } = content;
  const character = textWidth('0');
  const isName = isNaming(column);
  // No figure of the text's font is narrower than a sign of the monospaced one.
  const signs: TextWidth = (text) => text.length * character;
  const measured = widestText(column, isName ? 600 : 400, {
    ...content,
    textWidth: cell === 'code' ? signs : textWidth,
  });
  const isSeveral =
    !measured && (cell === 'tags' || rich?.kind === 'links' || rich?.kind === 'names');
  const limits = isSeveral ? OF_SEVERAL : isName ? OF_NAMES : OF_OTHERS;
  const controls = (sortable ? CONTROL_PX : 0) + (filter ? CONTROL_PX : 0);
  const head = textWidth(text(model.label), 600) + AROUND_PX + EDGE_PX + controls;
  const sign = rich?.kind === 'marks' || column.slot !== undefined ? SIGN_PX : 0;
  const mark =
    isName && inactive && rows.some((record) => record[inactive.field] === false)
      ? AROUND_MARK_PX + textWidth(text(inactive.label), 600)
      : sign;
  const around = AROUND_PX + (rich?.kind === 'badges' ? AROUND_BADGE_PX : mark);
  const usual = rich?.kind === 'badges' ? BADGE_CHARACTERS : (CHARACTERS[cell] ?? USUAL_CHARACTERS);
  const { title, secondary } = measured ?? {
    title: isSeveral ? Infinity : usual * character,
    secondary: cell === 'ago' ? AGO_CHARACTERS * character : 0,
  };
  const width = (text: number, most: number) =>
    Math.ceil(Math.max(head, Math.min(text, most * character) + around));
  return {
    least: width(title, limits.least),
    ideal: width(title + secondary, limits.ideal),
    most: width(title + secondary, limits.most),
    secondary,
  };
}

/** The longest name of a column, and what secondary texts take besides; undefined where the rows do not say it. */
function widestText(
  column: ListColumn,
  weight: 400 | 600,
  { rows, text, textWidth }: ColumnContent,
): { readonly title: number; readonly secondary: number } | undefined {
  const space = textWidth(' ');
  let title = 0;
  let whole = 0;
  for (const record of rows) {
    const shown = cellText(column, record, text);
    if (!shown) return undefined;
    const width = textWidth(shown.title.slice(0, MEASURED_CHARACTERS), weight);
    const more = shown.secondary === undefined ? 0 : space + textWidth(shown.secondary);
    title = Math.max(title, width);
    whole = Math.max(whole, width + more);
  }
  return rows.length > 0 ? { title, secondary: whole - title } : undefined;
}
