import type { ColumnChoice } from '../columns/columnChoice.ts';

/** A column in the settings dialog. */
export interface DraftColumn {
  readonly field: string;
  readonly label: string;
  readonly shown: boolean;
  /** It cannot be hidden. */
  readonly fixed: boolean;
  /** Pixels; undefined: the default width. */
  readonly width: number | undefined;
}

/** Moves a column to another position; the first column stays. */
export function moveColumn(
  columns: readonly DraftColumn[],
  from: number,
  to: number,
): readonly DraftColumn[] {
  const moved = columns[from];
  if (!moved || from === 0 || to < 1 || to >= columns.length || from === to) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The choice to store. */
export function choiceOf(columns: readonly DraftColumn[]): Required<Omit<ColumnChoice, 'exact'>> {
  return {
    shown: columns.filter(({ shown }) => shown).map(({ field }) => field),
    order: columns.map(({ field }) => field),
    widths: Object.fromEntries(
      columns.flatMap(({ field, width }) => (width === undefined ? [] : [[field, width]])),
    ),
  };
}
