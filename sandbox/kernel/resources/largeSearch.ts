import type { ServerResource } from '../core/sandbox.ts';
import type { Database } from '../store/database.ts';
import { searchText } from './searchText.ts';

/** From this number of rows on, texts are searched in memory: the database takes longer. */
const LARGE = 20_000;

interface KeptTexts {
  /** The state of the table in which they were read. */
  readonly change: number;
  /** Those of all rows, joined by line breaks, which no term contains. */
  readonly all: string;
  /** Where the text of each row ends. */
  readonly ends: Uint32Array;
  readonly rowids: Uint32Array;
}

const kept = new WeakMap<Database, Map<string, KeptTexts>>();

/**
 * The rows of a large table that contain all terms, in any organization. Texts are remembered until the table changes,
 * with ASCII letters in lower case, as `LIKE` compares them.
 *
 * @param large number of rows from which on a table is large
 * @returns their rowids; undefined when the database has to look, because the table is not large
 */
export function searchLarge(
  database: Database,
  resource: ServerResource,
  terms: readonly string[],
  large = LARGE,
): Uint32Array | undefined {
  const { all, ends, rowids } = textsOf(database, resource, large);
  if (rowids.length === 0) return undefined;
  const [longest = '', ...others] = terms
    .map(lowered)
    .toSorted((one, other) => other.length - one.length);
  const found: number[] = [];
  let row = 0;
  for (let at = all.indexOf(longest); at !== -1; at = all.indexOf(longest, ends[row])) {
    while ((ends[row] ?? Infinity) <= at) row += 1;
    const text = others.length > 0 ? all.slice(ends[row - 1] ?? 0, ends[row]) : '';
    if (others.every((term) => text.includes(term))) found.push(rowids[row] ?? 0);
  }
  return Uint32Array.from(found);
}

function textsOf(database: Database, resource: ServerResource, large: number): KeptTexts {
  const { table } = resource;
  const tables = kept.get(database) ?? new Map<string, KeptTexts>();
  kept.set(database, tables);
  const change = database.changesOf(table);
  const known = tables.get(table);
  if (known?.change === change) return known;
  const read = { change, ...readTexts(database, resource, large) };
  tables.set(table, read);
  return read;
}

const NOTHING = { all: '', ends: new Uint32Array(), rowids: new Uint32Array() };

/** Reads them as one text, because reading a hundred thousand rows one by one takes ten times as long. */
function readTexts(database: Database, resource: ServerResource, large: number) {
  const { table, definition } = resource;
  const text = searchText(resource);
  const count = Number(database.get(`SELECT count(*) AS n FROM ${table}`)?.['n']);
  if (text === undefined || definition.single !== undefined || count < large) return NOTHING;
  const row = database.get(
    `SELECT json_group_array(lower(${text})) AS texts, json_group_array(rowid) AS rowids FROM ${table}`,
  );
  const texts: readonly string[] = JSON.parse(String(row?.['texts']));
  const rowids: readonly number[] = JSON.parse(String(row?.['rowids']));
  let end = 0;
  const ends = texts.map((one) => (end += one.length + 1));
  return {
    all: texts.join('\n'),
    ends: Uint32Array.from(ends),
    rowids: Uint32Array.from(rowids),
  };
}

/** Like `lower()` of SQLite, which only changes ASCII letters. */
function lowered(term: string): string {
  return term.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
