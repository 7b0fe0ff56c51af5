import type { Database } from '../store/database.ts';
import { readFact, writeFact } from '../store/systemTables.ts';
import { SINGLE_TERMS } from './query.ts';
import type { ServerResource } from '../core/sandbox.ts';
import { searchColumns, searchText } from './searchText.ts';

/** From this number of rows on, scanning texts costs more than maintaining an index. */
const LARGE = 20_000;
/** A trigram index cannot find shorter terms. */
const SHORTEST_TERM = 3;

/**
 * Creates a full-text index (FTS5, trigram) of the search fields of large tables. Triggers keep it up to date,
 * with ASCII letters in lower case, as `LIKE` compares them.
 *
 * @param large number of rows from which on a table is indexed
 * @returns the tables with an index
 */
export function makeTextIndexes(
  database: Database,
  resources: Iterable<ServerResource>,
  large = LARGE,
): ReadonlySet<string> {
  return new Set(
    [...resources].flatMap((resource) => {
      const { table, server, definition } = resource;
      if (definition.single !== undefined || searchText(resource) === undefined) return [];
      const fields = server.search.join(' ');
      const fact = `text index ${table}`;
      const known = readFact(database, fact);
      if (known === fields) return [table];
      const rows = Number(database.get(`SELECT count(*) AS n FROM ${table}`)?.['n'] ?? 0);
      if (rows < large && known === undefined) return [];
      database.transaction(() => {
        database.script(scriptOf(resource));
        writeFact(database, fact, fields);
      });
      return [table];
    }),
  );
}

function scriptOf(resource: ServerResource): string {
  const { table } = resource;
  const index = indexOf(table);
  const text = (row: string) => `lower(${searchText(resource, row)})`;
  return `
    DROP TABLE IF EXISTS ${index};
    DROP TRIGGER IF EXISTS ${index}_added;
    DROP TRIGGER IF EXISTS ${index}_changed;
    DROP TRIGGER IF EXISTS ${index}_deleted;
    CREATE VIRTUAL TABLE ${index} USING fts5(words, content = '', contentless_delete = 1,
      tokenize = 'trigram case_sensitive 1');
    INSERT INTO ${index} (rowid, words) SELECT rowid, ${text('own')} FROM ${table} AS own;
    CREATE TRIGGER ${index}_added AFTER INSERT ON ${table} BEGIN
      INSERT INTO ${index} (rowid, words) VALUES (new.rowid, ${text('new')});
    END;
    CREATE TRIGGER ${index}_changed AFTER UPDATE OF ${searchColumns(resource).join(', ')} ON ${table} BEGIN
      UPDATE ${index} SET words = ${text('new')} WHERE rowid = new.rowid;
    END;
    CREATE TRIGGER ${index}_deleted AFTER DELETE ON ${table} BEGIN
      DELETE FROM ${index} WHERE rowid = old.rowid;
    END;`;
}

function indexOf(table: string): string {
  return `${table}_text`;
}

/**
 * A query for the rowids of rows that contain all terms, in any organization.
 *
 * @param table one with an index
 * @returns undefined when a term is too short for the index
 */
export function textQuery(table: string, terms: readonly string[]) {
  if (terms.length > SINGLE_TERMS) return undefined;
  if (terms.some((term) => [...term].length < SHORTEST_TERM)) return undefined;
  const phrases = terms.map((term) => `"${lowered(term).replaceAll('"', '""')}"`);
  return {
    sql: `SELECT rowid AS found FROM ${indexOf(table)} WHERE words MATCH ?`,
    parameters: [phrases.join(' AND ')],
  };
}

/** Like `lower()` of SQLite, which only changes ASCII letters. */
function lowered(term: string): string {
  return term.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
