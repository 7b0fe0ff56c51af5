import { createHash } from 'node:crypto';
import { quoted, type Database } from '../store/database.ts';
import { readFact, writeFact } from '../store/systemTables.ts';
import { searchText } from './searchText.ts';
import type { ServerResource } from '../core/sandbox.ts';
import type { Column } from '../core/columns.ts';

const SQL_TYPES: Readonly<Record<Column['kind'], string>> = {
  // Texts are compared case-insensitively, as in the real server's database.
  text: 'TEXT COLLATE NOCASE',
  integer: 'INTEGER',
  real: 'REAL',
  boolean: 'INTEGER',
  datetime: 'INTEGER',
  any: '',
  json: 'TEXT',
};

/** The statements for the table of a resource. */
interface TablePlan {
  readonly table: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** Link tables and indexes. */
  readonly rest: readonly string[];
}

interface TablesPlan {
  readonly tables: readonly TablePlan[];
  /** Equal for equal tables. */
  readonly fingerprint: string;
}

const PLANNED = 'tables';
type Resources = ReadonlyMap<string, ServerResource>;
const plans = new WeakMap<Resources, TablesPlan>();

/**
 * Creates the tables of all resources, or adds columns to them: columns, link tables, and indexes for filters,
 * orders and unique checks. Columns of removed fields stay. Does nothing when the database already has these
 * tables.
 */
export function createTables(database: Database, resources: Resources): void {
  const { tables, fingerprint } = planOf(resources);
  if (readFact(database, PLANNED) === fingerprint) return;
  database.transaction(() => {
    database.script(tables.flatMap((plan) => tableScript(database, plan)).join(';\n'));
    writeFact(database, PLANNED, fingerprint);
  });
}

function planOf(resources: Resources): TablesPlan {
  const known = plans.get(resources);
  if (known) return known;
  const tables = [...resources.values()]
    .filter(({ definition }) => definition.single === undefined)
    .map((resource) => ({
      table: resource.table,
      columns: wantedColumns(resource),
      rest: [...linkScripts(resource), ...indexScripts(resource)],
    }));
  const fingerprint = createHash('sha256').update(JSON.stringify(tables)).digest('base64');
  const plan = { tables, fingerprint };
  plans.set(resources, plan);
  return plan;
}

function tableScript(database: Database, { table, columns, rest }: TablePlan): readonly string[] {
  const present = new Set(
    database.all(`PRAGMA table_info(${table})`).map((column) => String(column['name'])),
  );
  const own =
    present.size === 0
      ? [`CREATE TABLE ${table} (${columns.map(asColumn).join(', ')})`]
      : columns
          .filter(([name]) => !present.has(name))
          .map((column) => `ALTER TABLE ${table} ADD COLUMN ${asColumn(column)}`);
  return [...own, ...rest];
}

const asColumn = ([name, type]: readonly [string, string]) => `${quoted(name)} ${type}`;

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
    // Both sides of a relation may declare the table, so its name does not depend on the side.
    const [first, second] = [owner, target].toSorted();
    return [
      `CREATE TABLE IF NOT EXISTS ${table} (id INTEGER PRIMARY KEY AUTOINCREMENT,
         ${first} NOT NULL, ${second} NOT NULL, UNIQUE (${first}, ${second}))`,
      `CREATE INDEX IF NOT EXISTS ${table}_back ON ${table} (${second}, ${first})`,
    ];
  });
}

/** Indexes begin with the organization, because most calls are made within one. */
function indexScripts(resource: ServerResource): readonly string[] {
  const { server, table } = resource;
  const scoped = server.organizationScoped;
  const organization = scoped ? ['org_id'] : [];
  const text = searchText(resource);
  const index = (name: string, parts: readonly string[]) =>
    `CREATE INDEX IF NOT EXISTS ${table}_${name} ON ${table} (${parts.join(', ')})`;
  const ordered = new Set([...server.order, server.defaultOrder.replace(/^-/, '')]);
  return [
    // A narrow index for counting.
    ...(scoped ? [index('org', organization), index('id_org', ['id', ...organization])] : []),
    // Searches scan this index instead of the table.
    ...(text ? [index(`search_${server.search.join('_')}`, [...organization, text])] : []),
    ...columnsIn(resource, new Set([...ordered, ...narrowing(resource)])).map(({ field, name }) =>
      index(`by_${field.name}`, [...organization, name]),
    ),
    // Lists of the root organization need indexes without the organization.
    ...(scoped ? columnsIn(resource, ordered) : []).map(({ field, name }) =>
      index(`all_by_${field.name}`, [name]),
    ),
  ];
}

/** Fields that filter lists or find records. */
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
