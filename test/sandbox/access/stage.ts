import type { Database, Row, SqlValue } from '../../../sandbox/kernel/store/database.ts';
import { DEFAULT, HARBOUR, PEOPLE } from './rights.ts';
import { PLACES, type Place } from './places.ts';

/** No other id has this prefix: an answer with it contains data of the other organization. */
export const MARK = 'f0f0f0f0';
const OWN = 'd0d0d0d0';
const ORG_USER = '00000000-0000-0000-0000-000000000007';
const ORG_AUDITOR = '00000000-0000-0000-0000-000000000006';
const YEAR_MS = 31_536_000_000;

/** Pairs of records with tables of their own. */
const LINKS = [
  ['users_user__groups', 'users.user', 'users.usergroup'],
  ['perms_assetpermission__users', 'perms.assetpermission', 'users.user'],
  ['perms_assetpermission__user_groups', 'perms.assetpermission', 'users.usergroup'],
  ['perms_assetpermission__assets', 'perms.assetpermission', 'assets.asset'],
  ['perms_assetpermission__nodes', 'perms.assetpermission', 'assets.node'],
  ['perms_assetpermission__system_users', 'perms.assetpermission', 'assets.systemuser'],
  ['perms_applicationpermission__users', 'perms.applicationpermission', 'users.user'],
  [
    'perms_applicationpermission__applications',
    'perms.applicationpermission',
    'applications.application',
  ],
  ['assets_systemuser__nodes', 'assets.systemuser', 'assets.node'],
  ['audits_commandexecutionlog__hosts', 'audits.commandexecutionlog', 'assets.asset'],
] as const;

export interface Stage {
  /** The records of each table in Default and in Harbour; for global tables the same one twice. */
  readonly records: ReadonlyMap<string, { readonly own: SqlValue; readonly other: SqlValue }>;
  /** Authorization headers by username. */
  readonly tokens: ReadonlyMap<string, string>;
}

export const tableOf = (place: Pick<Place, 'table' | 'permission'>): string =>
  place.table ?? place.permission;
export const sqlTable = (table: string): string =>
  table === 'rbac.orgrolebinding' ? 'role_bindings' : `r_${table.replaceAll('.', '_')}`;

/** Copies a record of Default into Default and into Harbour for every place, and creates a token for everybody. */
export function setStage(database: Database, now: number): Stage {
  const records = new Map<string, { own: SqlValue; other: SqlValue }>();
  const people = {
    own: addPerson(database, `${OWN}-0000-4000-8000-000000000001`, 'insider', DEFAULT),
    other: addPerson(database, `${MARK}-0000-4000-8000-000000000001`, 'outsider', HARBOUR),
  };
  records.set('users.user', people);
  const bindings = {
    own: `${OWN}-0000-4000-8000-000000000002`,
    other: `${MARK}-0000-4000-8000-000000000002`,
  };
  for (const [side, org] of [
    ['own', DEFAULT],
    ['other', HARBOUR],
  ] as const) {
    insert(database, 'role_bindings', {
      id: bindings[side],
      user: people[side],
      role: ORG_AUDITOR,
      scope: 'org',
      org,
    });
  }
  records.set('rbac.orgrolebinding', bindings);
  PLACES.forEach((place, index) => {
    const table = tableOf(place);
    if (records.has(table)) return;
    if (place.belongs === 'server') {
      const row = first(database, `SELECT id FROM ${sqlTable(table)} ORDER BY rowid DESC LIMIT 1`);
      records.set(table, { own: row?.['id'] ?? null, other: row?.['id'] ?? null });
      return;
    }
    const number = String(index + 10).padStart(12, '0');
    const copy = (side: 'own' | 'other'): SqlValue => {
      const id = `${side === 'own' ? OWN : MARK}-0000-4000-8000-${number}`;
      const organization = side === 'own' ? DEFAULT : HARBOUR;
      const model =
        first(database, `SELECT * FROM ${sqlTable(table)} ORDER BY rowid LIMIT 1`) ?? {};
      const known = (name: string) => records.get(name)?.[side] ?? null;
      insert(database, sqlTable(table), {
        ...renamed(model, side),
        id,
        ...(place.belongs === 'organization' && { org_id: organization }),
        ...(place.belongs === 'task' && { task: known('ops.task') }),
        ...(table === 'acls.loginacl' && { user: people[side] }),
        ...(table === 'audits.userloginlog' && { username: nameOf(side) }),
        ...(table === 'audits.passwordchangelog' && { user: `${nameOf(side)}(${nameOf(side)})` }),
        ...(table === 'assets.node' && { key: keyBelow(database, organization) }),
        ...(table === 'terminal.session' && { has_replay: 1, is_finished: 1 }),
        ...(table === 'terminal.command' && { session: known('terminal.session') }),
        ...(table === 'assets.gateway' && { domain: known('assets.domain') }),
      });
      return id;
    };
    records.set(table, { own: copy('own'), other: copy('other') });
  });
  for (const [links, owner, target] of LINKS) {
    for (const side of ['own', 'other'] as const) {
      const ids = {
        owner_id: records.get(owner)?.[side] ?? null,
        target_id: records.get(target)?.[side] ?? null,
      };
      insert(database, `r_${links}`, ids);
    }
  }
  const tokens = new Map(
    Object.keys(PEOPLE).map((username) => {
      const token = `token-of-${username}`;
      const user = first(database, 'SELECT id FROM r_users_user WHERE username = ?', [username]);
      insert(database, 'bearer_tokens', {
        token,
        user_id: user?.['id'] ?? null,
        date_expired: now + YEAR_MS,
      });
      return [username, token] as const;
    }),
  );
  return { records, tokens };
}

/** The first row of a table, without generated columns. */
function first(
  database: Database,
  sql: string,
  parameters: readonly SqlValue[] = [],
): Row | undefined {
  return database.all(sql, parameters)[0];
}

const nameOf = (side: 'own' | 'other') => (side === 'own' ? 'insider' : `${MARK}-outsider`);

/** Gives the copy a name of its organization. */
function renamed(row: Row, side: 'own' | 'other'): Row {
  const name = side === 'own' ? OWN : MARK;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      ['name', 'hostname', 'value', 'full_value', 'username'].includes(column)
        ? `${name}-${String(value)}`
        : value,
    ]),
  );
}

function addPerson(database: Database, id: string, username: string, org: string): string {
  const side = org === DEFAULT ? 'own' : 'other';
  const model = first(database, 'SELECT * FROM r_users_user WHERE username = ?', ['alice']) ?? {};
  const name = nameOf(side);
  insert(database, 'r_users_user', {
    ...model,
    id,
    username: name,
    name,
    email: `${username}@walk.example`,
  });
  insert(database, 'role_bindings', {
    id: id.replace(/1$/, '9'),
    user: id,
    role: ORG_USER,
    scope: 'org',
    org,
  });
  return id;
}

function keyBelow(database: Database, organization: string): string {
  const top = first(
    database,
    `SELECT "key" FROM r_assets_node WHERE org_id = ? AND instr("key", ':') = 0`,
    [organization],
  );
  return `${String(top?.['key'])}:4711`;
}

function insert(database: Database, table: string, row: Record<string, SqlValue>): void {
  const names = Object.keys(row);
  database.run(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
}
