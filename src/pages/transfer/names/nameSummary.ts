import type { ImportRow } from '../importRow.ts';
import type { ImportTask } from '../importTask.ts';
import type { ImportNames, NameColumn, NamedEntry } from './importNames.ts';
import { entryProblem } from './nameProblems.ts';
import { unmistakable, type NamedRecord } from './resolveName.ts';

/** An entry of a column, and the rows that have it. */
export interface SummaryEntry extends NamedEntry {
  readonly column: NameColumn;
  readonly isWrong: boolean;
  readonly rows: readonly number[];
}

/** The different entries of all name columns, wrong ones first, then in file order. */
export function summarizeNames(
  names: ImportNames,
  rows: readonly ImportRow[],
): readonly SummaryEntry[] {
  const found = names.columns.flatMap((column) => {
    const ofColumn = new Map<string, { readonly named: NamedEntry; readonly rows: number[] }>();
    for (const row of rows) {
      for (const named of names.entries(row, column)) {
        // Where the choices depend on the row, an entry may be right in one row and wrong in another.
        const key = `${named.entry} ${named.taken?.kind ?? ''}`;
        const known = ofColumn.get(key) ?? { named, rows: [] };
        known.rows.push(row.index);
        ofColumn.set(key, known);
      }
    }
    return [...ofColumn.values()].map(({ named, rows: of }) => ({ ...named, column, rows: of }));
  });
  return found
    .map((entry) => ({ ...entry, isWrong: entryProblem(entry) !== undefined }))
    .toSorted((one, other) => Number(other.isWrong) - Number(one.isWrong));
}

/** Writes a record in place of an entry, in every row that is not imported yet. */
export function replaceEntry(
  task: Pick<ImportTask, 'row' | 'edit'>,
  names: ImportNames,
  { column, entry, rows }: SummaryEntry,
  record: NamedRecord,
  candidates: readonly NamedRecord[],
): void {
  for (const index of rows) {
    const row = task.row(index);
    if (!row || row.status === 'ok') continue;
    const written = names
      .entries(row, column)
      .map((one) =>
        one.entry === entry ? listed(record, unmistakable(record, candidates)) : kept(one),
      );
    task.edit(index, column.field, written.join(', '));
  }
}

function kept({ entry, taken }: NamedEntry): string {
  return taken?.kind === 'found' ? listed(taken.record, entry) : entry;
}

/** Commas separate the entries of a cell. */
function listed({ value }: NamedRecord, written: string): string {
  return written.includes(',') ? String(value) : written;
}
