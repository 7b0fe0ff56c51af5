import { searchText } from './searchText.ts';
import { quoted, type Database } from '../store/database.ts';
import type { Column, ServerResource } from './resource.ts';

const SQL_TYPES: Readonly<Record<Column['kind'], string>> = {
  // Names are compared without regard to case, as the real server's database does.
  text: 'TEXT COLLATE NOCASE',
  integer: 'INTEGER',
  real: 'REAL',
  boolean: 'INTEGER',
  datetime: 'INTEGER',
  any: '',
  json: 'TEXT',
};

/**
 * What creates or widens the tables of all resources: real columns, link tables, and indexes for what
 * they are filtered, ordered and checked by. Columns that a manifest no longer names stay, unread.
 */
export function createTables(database: Database, resources: Iterable<ServerResource>): void {
  const lists = [...resources].filter((resource) => resource.definition.single === undefined);
  const script = lists.flatMap((resource) => tableScript(database, resource));
  database.transaction(() => database.script(script.join(';\n')));
}

function tableScript(database: Database, resource: ServerResource): readonly string[] {
  const { table } = resource;
  const wanted = wantedColumns(resource);
  const present = new Set(
    database.all(`PRAGMA table_info(${table})`).map((column) => String(column['name'])),
  );
  const columns = wanted.map(([name, type]) => `${quoted(name)} ${type}`);
  const own =
    present.size === 0
      ? [`CREATE TABLE ${table} (${columns.join(', ')})`]
      : wanted
          .filter(([name]) => !present.has(name))
          .map(([name, type]) => `ALTER TABLE ${table} ADD COLUMN ${quoted(name)} ${type}`);
  return [...own, ...linkScripts(resource), ...indexScripts(resource)];
}

function wantedColumns(resource: ServerResource): readonly (readonly [string, string])[] {
  const { server, behaviour } = resource;
  const key =
    server.idType === 'integer' ? 'INTEGER PRIMARY KEY AUTOINCREMENT' : 'TEXT PRIMARY KEY';
  const columns = new Map([['id', key]]);
  for (const [name, column] of resource.columns) {
    if (name !== 'id') columns.set(name, SQL_TYPES[column.kind]);
  }
  if (server.organizationScoped) columns.set('org_id', 'TEXT');
  for (const name of behaviour.extraColumns ?? []) columns.set(name, 'TEXT');
  return [...columns];
}

function linkScripts(resource: ServerResource): readonly string[] {
  return [...resource.relations.values()].flatMap((storage) => {
    if (storage.kind !== 'link' || storage.fixed) return [];
    const { table, owner, target } = storage;
    // Both sides of a relation may declare it; the table is the same whoever comes first.
    const [first, second] = [owner, target].toSorted();
    return [
      `CREATE TABLE IF NOT EXISTS ${table} (id INTEGER PRIMARY KEY AUTOINCREMENT,
         ${first} NOT NULL, ${second} NOT NULL, UNIQUE (${first}, ${second}))`,
      `CREATE INDEX IF NOT EXISTS ${table}_back ON ${table} (${second}, ${first})`,
    ];
  });
}

/** Every index begins with the organization, where there is one: most calls are made within it. */
function indexScripts(resource: ServerResource): readonly string[] {
  const { server, table } = resource;
  const scoped = server.organizationScoped;
  const organization = scoped ? ['org_id'] : [];
  const text = searchText(resource);
  const index = (name: string, parts: readonly string[]) =>
    `CREATE INDEX IF NOT EXISTS ${table}_${name} ON ${table} (${parts.join(', ')})`;
  const ordered = new Set([...server.order, server.defaultOrder.replace(/^-/, '')]);
  return [
    // The narrowest index is the one that counts quickest.
    ...(scoped ? [index('org', organization), index('id_org', ['id', ...organization])] : []),
    // Searching walks this one instead of the whole rows.
    ...(text ? [index(`search_${server.search.join('_')}`, [...organization, text])] : []),
    ...columnsIn(resource, new Set([...ordered, ...narrowing(resource)])).map(({ field, name }) =>
      index(`by_${field.name}`, [...organization, name]),
    ),
    // In the root organization lists go across all of them.
    ...(scoped ? columnsIn(resource, ordered) : []).map(({ field, name }) =>
      index(`all_by_${field.name}`, [name]),
    ),
  ];
}

/** Fields that lists are filtered by and records found by. */
function narrowing({ fields, server }: ServerResource): ReadonlySet<string> {
  return new Set([
    ...server.filters,
    ...fields.filter((field) => field.unique).map((field) => field.name),
    ...fields.filter((field) => field.type === 'reference').map((field) => field.name),
    ...server.unique.map((set) => set[0] ?? ''),
  ]);
}

function columnsIn({ columns }: ServerResource, names: ReadonlySet<string>): readonly Column[] {
  return [...names].flatMap((name) => (name === 'id' ? [] : (columns.get(name) ?? [])));
}
