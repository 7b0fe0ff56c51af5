import { messages } from './messages.ts';
import { serverMessages } from '../../kernel/core/serverMessages.ts';
import { inOrganization } from '../../kernel/resources/organizationPart.ts';
import { pagedReply, pageOf, pageReply } from '../../kernel/resources/paging.ts';
import { badUuid, UUID } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { allOrganizations } from '../../kernel/wire/organizations.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { table, type SharedField, type ValuesOf } from '../../kernel/core/tables.ts';
import type { Call, Behaviour, Endpoint } from '../../kernel/core/sandbox.ts';
import { invalid, objectMissing, type ErrorBody } from '../../kernel/core/errors.ts';
import type { Reply, RowWith } from '../../kernel/core/values.ts';
import { created, del, get, ok, post } from '../../kernel/core/endpoints.ts';
import { both, equals } from '../../kernel/core/sqlParts.ts';

type Scope = 'system' | 'org';
/** A binding joined with its user and role. */
type BindingRow = RowWith<'user' | 'name' | 'username' | 'role' | 'role_name' | 'scope' | 'org'>;

/** Filters that refuse what is no id (observed). */
const IDS: ReadonlySet<string> = new Set(['user', 'role']);
const USERS = table('users.user');
const SYSTEM_ROLES = table('rbac.systemrole');
const ORGANIZATION_ROLES = table('rbac.orgrole');

/** Bindings are stored in the table of role bindings; the tables of these resources stay empty. */
export const roleBindings: Behaviour<
  SharedField<'rbac.systemrolebinding' | 'rbac.orgrolebinding'>
> = {
  readOnly: true,
  metadataMethods: ['GET', 'POST', 'PUT', 'PATCH'],
};

/** System and organization role bindings (protocol, section 18). */
export const bindingEndpoints: readonly Endpoint[] = (['system', 'org'] as const).flatMap(
  (scope): readonly Endpoint[] => {
    const address = `rbac/${scope}-role-bindings` as const;
    const needs = (verb: 'view' | 'add' | 'delete') =>
      [`rbac.${verb}_${scope}rolebinding`] as const;
    return [
      get(address, needs('view'), (call) => list(scope, call)),
      post(address, needs('add'), (call) => add(scope, call)),
      get(`${address}/:id`, needs('view'), (call, { id = '' }) =>
        ok(record(find(scope, id, call), call)),
      ),
      del(`${address}/:id`, needs('delete'), (call, { id = '' }) => remove(scope, id, call)),
    ];
  },
);

/** Bindings of both scopes in one list. */
export const allBindings: Endpoint = get(
  'rbac/role-bindings',
  'rbac.view_systemrolebinding',
  (call) => {
    const { sql, parameters } = within(call);
    const rows = call.sandbox.database.all(`${SELECT} WHERE ${sql} ORDER BY b.rowid`, parameters);
    return pagedReply(
      call,
      rows.map((row) => ({ org: null, ...record(row, call) })),
    );
  },
);

const SELECT = `SELECT b.id AS id, b."user" AS "user", u.${USERS.name} AS name,
  u.${USERS.username} AS username, b.role AS role,
  coalesce(s.${SYSTEM_ROLES.name}, o.${ORGANIZATION_ROLES.name}) AS role_name, b.scope AS scope, b.org AS org
  FROM role_bindings b JOIN ${USERS} u ON u.id = b."user"
  LEFT JOIN ${SYSTEM_ROLES} s ON s.id = b.role LEFT JOIN ${ORGANIZATION_ROLES} o ON o.id = b.role`;

/**
 * System role bindings apply everywhere; bindings of an organization are listed there and in the root organization
 * (observed).
 */
function within(call: Call): SqlPart {
  const { sql, parameters } = inOrganization(call, 'b.org');
  return { sql: `b.scope = 'system' OR ${sql}`, parameters };
}

function chosen(scope: Scope, call: Call): { readonly sql: string; readonly values: SqlValue[] } {
  const here = both(equals('b.scope', scope), within(call));
  const parts = [here.sql];
  const values: SqlValue[] = [...here.parameters];
  const add = (sql: string, ...more: SqlValue[]) => {
    parts.push(sql);
    values.push(...more);
  };
  for (const [name, column] of [
    ['user', 'b."user"'],
    ['role', 'b.role'],
    ['org', 'b.org'],
    ['user__name', `u.${USERS.name}`],
    ['user__username', `u.${USERS.username}`],
  ] as const) {
    const value = call.query.get(name);
    if (!value) continue;
    if (IDS.has(name) && !UUID.test(value)) badUuid(name);
    add(`${column} = ?`, value);
  }
  const search = call.query.get('search');
  if (search) {
    const [name, username] = [`u.${USERS.name}`, `u.${USERS.username}`];
    add(`(${name} LIKE ? OR ${username} LIKE ?)`, `%${search}%`, `%${search}%`);
  }
  return { sql: parts.join(' AND '), values };
}

function list(scope: Scope, call: Call): Reply {
  const { sql, values } = chosen(scope, call);
  const rows = call.sandbox.database.all(
    `${SELECT} WHERE ${sql} ORDER BY u.${USERS.name}, b.rowid`,
    values,
  );
  const page = pageOf(call);
  const records = (some: readonly BindingRow[]) => some.map((row) => record(row, call));
  if (!page) return ok(records(rows));
  const shown = rows.slice(page.offset, page.offset + page.limit);
  return pageReply(call, page, rows.length, records(shown));
}

function record(row: BindingRow, call: Call): ValuesOf<'rbac.orgrolebinding'> {
  const org = row['org'] === '' ? null : row['org'];
  const organization = allOrganizations(call.sandbox).find(({ id }) => id === org);
  return {
    id: row['id'],
    user: row['user'],
    user_display: `${row['name']}(${row['username']})`,
    role: row['role'],
    role_display: row['role_name'],
    scope: row['scope'],
    // Bindings of system roles have no key `org`.
    ...(row['scope'] === 'org' && ({ org } satisfies ValuesOf<'rbac.orgrolebinding'>)),
    org_name: organization?.name ?? '',
  };
}

function find(scope: Scope, id: string, call: Call): BindingRow {
  const one = { sql: 'b.id = ? AND b.scope = ?', parameters: [id, scope] };
  const { sql, parameters } = both(one, within(call));
  const row = call.sandbox.database.get(`${SELECT} WHERE ${sql}`, parameters);
  if (!row) throw objectMissing(scope === 'org' ? 'OrgRoleBinding' : 'SystemRoleBinding');
  return row;
}

/** Adds one binding or an array of them; all or none. */
function add(scope: Scope, call: Call): Reply {
  const given: unknown = call.body;
  const items: readonly unknown[] = Array.isArray(given) ? given : [given];
  const pairs = items.map((item) => readPair(scope, item, call));
  if (pairs.some(({ errors }) => Object.keys(errors).length > 0)) {
    const errors = pairs.map((pair) => pair.errors);
    throw invalid(Array.isArray(given) ? errors : (errors[0] ?? {}));
  }
  const { database, random } = call.sandbox;
  const org = scope === 'org' ? call.organization.id : '';
  const ids = database.transaction(() =>
    pairs.map(({ user, role }) => {
      const id = random.uuid();
      database.run(
        'INSERT INTO role_bindings (id, "user", role, scope, org) VALUES (?, ?, ?, ?, ?)',
        [id, user, role, scope, org],
      );
      return id;
    }),
  );
  const records = ids.map((id) => record(find(scope, id, call), call));
  return created(Array.isArray(given) ? records : records[0]);
}

function readPair(scope: Scope, item: unknown, call: Call) {
  const given = new Map<string, unknown>(Object.entries(item ?? {}));
  const errors: Record<string, ErrorBody> = {};
  const read = (name: string, objects: string): string => {
    const value = given.get(name);
    const known =
      typeof value === 'string' &&
      call.sandbox.database.get(`SELECT 1 AS found FROM ${objects} WHERE id = ?`, [value]);
    if (value === undefined) errors[name] = [{ say: serverMessages.required }];
    else if (!UUID.test(String(value)))
      errors[name] = [{ say: serverMessages.notAUuid, with: { value: String(value) } }];
    else if (!known)
      errors[name] = [{ say: serverMessages.objectUnknown, with: { value: String(value) } }];
    return String(value);
  };
  const user = read('user', `${USERS}`);
  const role = read('role', scope === 'org' ? `${ORGANIZATION_ROLES}` : `${SYSTEM_ROLES}`);
  const org = scope === 'org' ? call.organization.id : '';
  const taken = call.sandbox.database.get(
    'SELECT 1 AS found FROM role_bindings WHERE "user" = ? AND role = ? AND scope = ? AND org = ?',
    [user, role, scope, org],
  );
  if (taken) {
    errors['non_field_errors'] = [
      { say: serverMessages.uniqueSet, with: { fields: 'user, role' } },
    ];
  }
  return { user, role, errors };
}

/** Refuses to remove a person's last system role, or their last role in an organization. */
function remove(scope: Scope, id: string, call: Call): Reply {
  const row = find(scope, id, call);
  const { database } = call.sandbox;
  const others = database.get(
    'SELECT 1 AS found FROM role_bindings WHERE "user" = ? AND scope = ? AND org = ? AND id <> ?',
    [row['user'] ?? null, scope, row['org'] ?? '', id],
  );
  if (!others) {
    throw invalid({
      error: { say: scope === 'org' ? messages.lastOrganizationRole : messages.lastSystemRole },
    });
  }
  database.run('DELETE FROM role_bindings WHERE id = ?', [id]);
  return { status: 204 };
}
