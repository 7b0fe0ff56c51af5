import type { ImportRow } from '../importRow.ts';
import type { ImportNames } from './importNames.ts';

/** What the cells of a row were taken for, by field; cells that already say it are left out. */
export type TakenLabels = ReadonlyMap<string, string>;

const NONE: TakenLabels = new Map();

/** Labels of a row, the same object until a name becomes known or the row changes. */
export function createTakenLabels(names: ImportNames): (row: ImportRow) => TakenLabels {
  const known = new WeakMap<
    ImportRow,
    { readonly version: number; readonly labels: TakenLabels }
  >();
  return (row) => {
    const version = names.version();
    const before = known.get(row);
    if (before?.version === version) return before.labels;
    const labels = labelsOf(names, row);
    known.set(row, { version, labels });
    return labels;
  };
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
