import { useListContext, type RaRecord } from 'ra-core';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { splitEntries, type RowEntry } from '../../rowEntries.ts';
import { useResourceList, useRowParts } from '../listContexts.ts';
import { isNaming, type ListColumn } from '../useListDefinition.ts';
import { columnNeed } from './columnNeed.ts';
import { fitColumns, type ColumnNeed } from './fitColumns.ts';
import { textWidthIn, type TextWidth } from './textWidth.ts';
import { CHECK_WIDTH_PX } from './widths.ts';

/** Wide enough for usual labels, so that it seldom changes when the rows arrive. */
const ACTIONS_WIDTH_PX = 132;
const CONTROL_PX = 24;
const AROUND_LABEL_PX = 13;
/** The mark of what leaves the console. */
const MARK_PX = 20;
/** The actions of the first rows set the width of the actions column. */
const ROWS_WITH_ACTIONS = 20;
/** "Actions" and "+2 columns" in one head. */
const HEAD_WITH_MORE_PX = 164;
/** The last head without actions has its own room. */
const LAST_HEAD_PX = 68;

interface TableWidths {
  /** Pixels of the check boxes and of the actions: one each, or none. */
  readonly check: readonly number[];
  readonly actions: readonly number[];
  /** The columns that have room, and their pixels. */
  readonly columns: readonly ListColumn[];
  readonly widths: readonly number[];
  /** Those that have none. */
  readonly dropped: readonly ListColumn[];
}

/**
 * The widths of a table: those that the user chose, else those that the values and the room give. The last column of the
 * table takes what rounding leaves.
 */
export function useTableWidths(region: RefObject<HTMLElement | null>): TableWidths {
  const room = useInnerWidth(region);
  const { choice } = useResourceList();
  const { columns, selectable, entriesOf } = useRowParts();
  const { data: rows = NO_ROWS } = useListContext();
  const { language } = useLanguage();
  const textWidth = useMemo(() => textWidthIn(language), [language]);
  const needs = useNeeds(columns, rows, textWidth);
  const labels = useMemo(
    () => entriesOf && labelsWidth(rows.slice(0, ROWS_WITH_ACTIONS).map(entriesOf), textWidth),
    [entriesOf, rows, textWidth],
  );
  return useMemo(() => {
    const check = selectable ? [CHECK_WIDTH_PX] : [];
    const actions = labels === undefined ? [] : [labels];
    const bounds = columns.map((column, index): ColumnNeed => {
      const width = choice.widths?.[column.field];
      const need = needs[index] ?? sizedAt(0);
      if (width !== undefined) return { ...sizedAt(width), stays: 'sized' };
      const isChosen = index === 0 || isNaming(column) || choice.shown !== undefined;
      return isChosen ? { ...need, stays: 'chosen' } : need;
    });
    const left =
      room > 0 ? room - sumOf([...check, ...actions]) : sumOf(bounds.map(({ ideal }) => ideal));
    const { widths, quiet } = fitColumns(
      bounds,
      left,
      Math.max(0, HEAD_WITH_MORE_PX - (labels ?? LAST_HEAD_PX)),
    );
    return {
      check,
      actions,
      columns: columns.flatMap((column, index) =>
        widths[index] === undefined ? [] : { ...column, quiet: quiet.includes(index) },
      ),
      widths: widths.flatMap((width) => width ?? []),
      dropped: columns.filter((_, index) => widths[index] === undefined),
    };
  }, [columns, needs, choice, selectable, labels, room]);
}

const NO_ROWS: readonly RaRecord[] = [];

function sizedAt(width: number): ColumnNeed {
  return { least: width, ideal: width, most: width, secondary: 0 };
}

/** What the columns need. Measured again with other rows, they only grow: a list that lives does not jump. */
function useNeeds(
  columns: readonly ListColumn[],
  rows: readonly RaRecord[],
  textWidth: TextWidth,
): readonly ColumnNeed[] {
  const text = useText();
  const { inactive } = useResourceList().list;
  const [last, setLast] = useState({ columns, rows: NO_ROWS, textWidth, needs: NO_NEEDS });
  const isSame = last.columns === columns && last.textWidth === textWidth;
  if (isSame && last.rows === rows && last.needs.length === columns.length) return last.needs;
  const needs = columns.map((column, index) => {
    const need = columnNeed(column, { rows, text, textWidth, inactive });
    const before = isSame && last.rows.length > 0 ? last.needs[index] : undefined;
    return before && before.most > need.most ? before : need;
  });
  setLast({ columns, rows, textWidth, needs });
  return needs;
}

const NO_NEEDS: readonly ColumnNeed[] = [];

/** Width of the actions column: wide enough for the widest row. */
function labelsWidth(rows: readonly (readonly RowEntry[])[], textWidth: TextWidth): number {
  const needed = rows.map((entries) => {
    const { inView, underMenu } = splitEntries(entries);
    const labels = inView.map(
      ({ label, href }) => textWidth(label) + AROUND_LABEL_PX + (href === undefined ? 0 : MARK_PX),
    );
    return sumOf(labels) + (underMenu.length > 0 ? 2 : 1) * CONTROL_PX;
  });
  return Math.ceil(Math.max(ACTIONS_WIDTH_PX, ...needed));
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The width inside an element; 0 until it is there. It is known before the first paint. */
function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => setWidth(current.clientWidth);
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const resized = new ResizeObserver(look);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return width;
}
