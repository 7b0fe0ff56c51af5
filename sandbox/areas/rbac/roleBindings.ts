import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { badUuid, UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { allOrganizations } from '../organizations.ts';
import {
  table,
  type SharedField,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call, Behaviour, Endpoint } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  invalid,
  objectMissing,
  type ErrorBody,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Reply, RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { created, del, get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { both, equals, condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { hasRow, rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

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

/** The bindings that the query asks for. */
function chosen(scope: Scope, call: Call): SqlPart {
  const columns = [
    ['user', 'b."user"'],
    ['role', 'b.role'],
    ['org', 'b.org'],
    ['user__name', `u.${USERS.name}`],
    ['user__username', `u.${USERS.username}`],
  ] as const;
  const parts = columns.flatMap(([name, column]) => {
    const value = call.query.get(name);
    if (!value) return [];
    if (IDS.has(name) && !UUID.test(value)) badUuid(name);
    return [equals(column, value)];
  });
  const search = `%${call.query.get('search') ?? ''}%`;
  const matching = `u.${USERS.name} LIKE ? OR u.${USERS.username} LIKE ?`;
  return [equals('b.scope', scope), ...parts, condition(matching, search, search)].reduce(
    both,
    within(call),
  );
}

function list(scope: Scope, call: Call): Reply {
  const { sql, parameters } = chosen(scope, call);
  const rows: readonly BindingRow[] = call.sandbox.database.all(
    `${SELECT} WHERE ${sql} ORDER BY u.${USERS.name}, b.rowid`,
    parameters,
  );
  return pagedReply(call, rows, (shown) => shown.map((row) => record(row, call)));
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
  const binding = condition('b.id = ? AND b.scope = ?', id, scope);
  const { sql, parameters } = both(binding, within(call));
  const row = call.sandbox.database.get(`${SELECT} WHERE ${sql}`, parameters);
  if (!row) throw objectMissing(scope === 'org' ? 'OrgRoleBinding' : 'SystemRoleBinding');
  return row;
}

/** Adds one binding or an array of them; all or none. */
function add(scope: Scope, call: Call): Reply {
  const body: unknown = call.body;
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  const pairs = items.map((item) => readPair(scope, item, call));
  if (pairs.some(({ errors }) => Object.keys(errors).length > 0)) {
    const errors = pairs.map((pair) => pair.errors);
    throw invalid(Array.isArray(body) ? errors : (errors[0] ?? {}));
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
  return created(Array.isArray(body) ? records : records[0]);
}

function readPair(scope: Scope, item: unknown, call: Call) {
  const sent = new Map<string, unknown>(Object.entries(item ?? {}));
  const errors: Record<string, ErrorBody> = {};
  const read = (name: string, resource: 'users.user' | `rbac.${Scope}role`): string => {
    const value = String(sent.get(name));
    if (!sent.has(name)) errors[name] = [{ say: serverMessages.required }];
    else if (!UUID.test(value)) errors[name] = [{ say: serverMessages.notAUuid, with: { value } }];
    else if (!rowWithId(call.sandbox, resource, value))
      errors[name] = [{ say: serverMessages.objectUnknown, with: { value } }];
    return value;
  };
  const user = read('user', 'users.user');
  const role = read('role', `rbac.${scope === 'org' ? 'org' : 'system'}role`);
  const org = scope === 'org' ? call.organization.id : '';
  const same = condition(
    '"user" = ? AND role = ? AND scope = ? AND org = ?',
    user,
    role,
    scope,
    org,
  );
  if (hasRow(call.sandbox, 'role_bindings', same)) {
    errors['non_field_errors'] = [
      { say: serverMessages.uniqueSet, with: { fields: 'user, role' } },
    ];
  }
  return { user, role, errors };
}

/** Refuses to remove a user's last system role, or their last role in an organization. */
function remove(scope: Scope, id: string, call: Call): Reply {
  const row = find(scope, id, call);
  const others = condition(
    '"user" = ? AND scope = ? AND org = ? AND id <> ?',
    row['user'],
    scope,
    row['org'],
    id,
  );
  if (!hasRow(call.sandbox, 'role_bindings', others)) {
    throw invalid({
      error: { say: scope === 'org' ? messages.lastOrganizationRole : messages.lastSystemRole },
    });
  }
  call.sandbox.database.run('DELETE FROM role_bindings WHERE id = ?', [id]);
  return { status: 204 };
}
