import type { FieldModel, OptionsModel } from '../../../../codegen/model/fields.ts';
import { isWritable } from '../../../../codegen/model/forms.ts';
import type { Text } from '../../../../codegen/model/text.ts';
import { createChanges, type Changing } from '../../../api/listeners.ts';
import { dependsOnForm, optionsFor } from '../../../fields/dependentOptions.ts';
import { isReference } from '../../../fields/values.ts';
import type { ImportColumn, ImportRow, RowValues } from '../importRow.ts';
import { wireRow, wireValue } from '../rowValues.ts';
import { isSendable, type NameLookup } from './nameLookup.ts';
import type { Taken } from './resolveName.ts';

/** An entry of a cell, and what it was taken for; undefined while it is looked up. */
export interface NamedEntry {
  readonly entry: string;
  readonly taken: Taken | undefined;
  /** It is sent as it is when it could not be looked up: an id, or a value that needs no id. */
  readonly isSendable: boolean;
}

/** A column that names related records. */
export type NameColumn = ImportColumn & {
  readonly model: FieldModel & { readonly options: OptionsModel };
};

/** What the names and ids of a file mean. */
export interface ImportNames extends Changing {
  readonly columns: readonly NameColumn[];
  /** The entries of a cell. Unknown ones are looked up soon. */
  entries(row: ImportRow, column: NameColumn): readonly NamedEntry[];
  /** The values of a row with ids in place of names. */
  resolved(row: ImportRow): RowValues;
  /** Resolves when the entries of these rows are known. */
  settle(rows: readonly ImportRow[]): Promise<void>;
  /** Asks again for what could not be read. */
  retry(rows: readonly ImportRow[]): Promise<void>;
}

/** Time in which entries gather before they are looked up together. */
const GATHER_MS = 50;

interface Cell {
  readonly options: OptionsModel;
  readonly entries: readonly string[];
}

/**
 * @param say translates labels of choices
 * @param later starts the lookup of the entries that were gathered
 */
export function createImportNames(
  given: readonly ImportColumn[],
  lookup: NameLookup,
  say: (text: Text) => string,
  later: (next: () => void) => void = (next) => setTimeout(next, GATHER_MS),
): ImportNames {
  const columns = given.filter(isNameColumn);
  /** The same object for every row, so that its list is found at once. */
  const fixed = new Map(columns.map(({ field, model }) => [field, optionsFor(model.options, {})]));
  const cells = new WeakMap<ImportRow, Map<string, Cell>>();
  const wanted = new Map<string, { readonly options: OptionsModel; readonly names: Set<string> }>();
  const { emit, ...changes } = createChanges();
  let isWaiting = false;

  const cellOf = (row: ImportRow, column: NameColumn): Cell => {
    const cellsOfRow = cells.get(row) ?? new Map<string, Cell>();
    cells.set(row, cellsOfRow);
    const known = cellsOfRow.get(column.field);
    if (known) return known;
    const { model, field } = column;
    const value = wireValue(row.values[field], model, say);
    const ofRow = dependsOnForm(model.options)
      ? optionsFor(model.options, wireRow(row.values, given, say))
      : undefined;
    const options = ofRow ?? fixed.get(field) ?? model.options;
    const cell = { options, entries: entriesIn(value) };
    cellsOfRow.set(field, cell);
    return cell;
  };
  /** Lookups run one after the other, so that nothing is asked for twice. */
  let before: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => (before = before.then(lookUp));
  const lookUp = async (): Promise<void> => {
    isWaiting = false;
    const asked = [...wanted.values()];
    wanted.clear();
    if (asked.length === 0) return;
    await Promise.all(asked.map(({ options, names }) => lookup.ask(options, [...names])));
    emit();
  };
  const want = (options: OptionsModel, entry: string) => {
    const key = JSON.stringify(options);
    const source = wanted.get(key) ?? { options, names: new Set<string>() };
    source.names.add(entry);
    wanted.set(key, source);
    if (isWaiting) return;
    isWaiting = true;
    later(() => void flush());
  };
  const entries: ImportNames['entries'] = (row, column) => {
    const cell = cellOf(row, column);
    return cell.entries.map((entry) => {
      const taken = lookup.taken(cell.options, entry);
      if (!taken) want(cell.options, entry);
      const { options } = cell;
      return { entry, taken, isSendable: isSendable(entry, options) };
    });
  };
  const settle: ImportNames['settle'] = async (rows) => {
    const open = rows.flatMap((row) =>
      columns.flatMap((column) => entries(row, column).filter(({ taken }) => !taken)),
    );
    if (open.length > 0) await flush();
  };

  return {
    columns,
    entries,
    resolved: (row) => {
      const changes = columns.flatMap((column): [string, unknown][] => {
        const value = row.values[column.field];
        const found = entries(row, column);
        if (value === undefined || found.length === 0) return [];
        const ids = found.map(({ entry, taken }) =>
          taken?.kind === 'found' ? taken.record.value : entry,
        );
        return [[column.field, column.model.type === 'references' ? ids : ids[0]]];
      });
      return { ...row.values, ...Object.fromEntries(changes) };
    },
    settle,
    retry: async (rows) => {
      lookup.forgetFailures();
      await settle(rows);
    },
    ...changes,
  };
}

function isNameColumn(column: ImportColumn): column is NameColumn {
  const { model } = column;
  return model?.options !== undefined && isWritable(model) && isReference(model);
}

/** Names and ids; objects and lists of a cell are left to the server. */
function entriesIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.some((one) => typeof one === 'object' && one !== null)) return [];
  return list.flatMap((one) => {
    const entry = typeof one === 'string' || typeof one === 'number' ? String(one).trim() : '';
    return entry === '' ? [] : [entry];
  });
}
