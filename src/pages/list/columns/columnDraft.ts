import type { ColumnChoice } from './columnChoice.ts';

/** A line of the settings dialog: a column, shown or not, as wide as it was made. */
export interface DraftColumn {
  readonly field: string;
  readonly label: string;
  readonly shown: boolean;
  /** It cannot be hidden. */
  readonly fixed: boolean;
  /** Pixels; undefined leaves the width to the table. */
  readonly width: number | undefined;
}

/** The draft with the column at one place moved to another; the first one keeps its place. */
export function moveColumn(
  columns: readonly DraftColumn[],
  from: number,
  to: number,
): readonly DraftColumn[] {
  const moved = columns[from];
  if (!moved || from === 0 || to < 1 || to >= columns.length || from === to) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** What is kept of a draft. */
export function choiceOf(columns: readonly DraftColumn[]): Required<Omit<ColumnChoice, 'exact'>> {
  return {
    shown: columns.filter(({ shown }) => shown).map(({ field }) => field),
    order: columns.map(({ field }) => field),
    widths: Object.fromEntries(
      columns.flatMap(({ field, width }) => (width === undefined ? [] : [[field, width]])),
    ),
  };
}
