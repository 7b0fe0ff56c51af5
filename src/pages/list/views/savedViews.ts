import { listOf, objectOf } from '../../../api/unknownValues.ts';
import { storage } from '../../../session/browser.ts';
import { readStored, writeStored } from '../../../session/storedObject.ts';

/** Storage key; views are stored on this device for each user and table. */
const KEY = 'savedViews';
const VERSION = 1;

/** Filters, order and columns of a table under a name. */
export interface SavedView {
  readonly name: string;
  /** The query string of the address, without `?`. */
  readonly query: string;
}

interface Kept extends SavedView {
  readonly person: string;
  readonly table: string;
}

/** This user's views of a table, in the order they were saved. */
export function savedViews(person: string, table: string): readonly SavedView[] {
  return read()
    .filter((view) => view.person === person && view.table === table)
    .map(({ name, query }) => ({ name, query }));
}

/**
 * Stores this user's views of a table.
 *
 * @returns false when the browser cannot store them
 */
export function keepViews(person: string, table: string, views: readonly SavedView[]): boolean {
  const others = read().filter((view) => view.person !== person || view.table !== table);
  const kept: readonly Kept[] = [...others, ...views.map((view) => ({ ...view, person, table }))];
  return writeStored(storage, KEY, VERSION, { views: kept });
}

/** Adds a view; one of the same name is replaced. */
export function withSaved(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return views.some(({ name }) => name === view.name)
    ? views.map((one) => (one.name === view.name ? view : one))
    : [...views, view];
}

function read(): readonly Kept[] {
  return listOf(readStored(storage, KEY, VERSION)['views']).filter(isKept);
}

function isKept(value: unknown): value is Kept {
  const fields = objectOf(value);
  return ['person', 'table', 'name', 'query'].every((name) => typeof fields[name] === 'string');
}
