import type { ImportRow } from '../importRow.ts';
import { perRow } from '../perRow.ts';
import type { ImportNames } from './importNames.ts';

/** What the cells of a row were taken for, by field; cells that already say it are left out. */
export type TakenLabels = ReadonlyMap<string, string>;

const NONE: TakenLabels = new Map();

/** Labels of a row, the same object until a name becomes known or the row changes. */
export function createTakenLabels(names: ImportNames): (row: ImportRow) => TakenLabels {
  return perRow((row) => labelsOf(names, row), names.version);
}

function labelsOf(names: ImportNames, row: ImportRow): TakenLabels {
  const found = names.columns.flatMap((column): [string, string][] => {
    const entries = names.entries(row, column);
    const isSaid = entries.every(
      ({ entry, taken }) => taken?.kind !== 'found' || taken.record.label === entry,
    );
    if (isSaid) return [];
    const label = entries
      .map(({ entry, taken }) => (taken?.kind === 'found' ? taken.record.label : entry))
      .join(', ');
    return [[column.field, label]];
  });
  return found.length === 0 ? NONE : new Map(found);
}
