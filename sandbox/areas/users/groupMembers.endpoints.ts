import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { ApiAddress } from '../../../generated/names.ts';
import { placeholders, type SqlValue } from '../../kernel/store/database.ts';
import { rowOrNothing } from '../../kernel/resources/answer.ts';
import { inOrganization } from '../../kernel/resources/organizationPart.ts';
import { pageOf, pageReply } from '../../kernel/resources/paging.ts';
import { addLink } from '../../kernel/resources/relations.ts';
import { resourceOf, type Call, type Endpoint } from '../../kernel/core/sandbox.ts';
import { table } from '../../kernel/core/tables.ts';
import { invalid, WireError, type ErrorBody } from '../../kernel/core/errors.ts';
import type { Reply, RowWith } from '../../kernel/core/values.ts';

const ADDRESS: ApiAddress = 'users/users-groups-relations';
const USERS = table('users.user');
const GROUPS = table('users.usergroup');
const LINKS = USERS.link.groups;
const MEMBERS = { kind: 'link', table: LINKS, owner: 'owner_id', target: 'target_id' } as const;

type PairRow = RowWith<'user' | 'user_display' | 'usergroup' | 'usergroup_display'>;

/** Pairs of user and group, added as an array and deleted by query. Source: protocol, section 5. */
export const groupMembers: readonly Endpoint[] = [
  { method: 'GET', address: ADDRESS, needs: ['users.view_usergroup'], answer: list },
  { method: 'POST', address: ADDRESS, needs: ['users.add_usergroup'], answer: add },
  { method: 'DELETE', address: ADDRESS, needs: ['users.delete_usergroup'], answer: remove },
];

function chosen(call: Call): { readonly sql: string; readonly parameters: readonly SqlValue[] } {
  const parts: string[] = [];
  const parameters: SqlValue[] = [];
  for (const [name, column] of [
    ['user', 'owner_id'],
    ['usergroup', 'target_id'],
  ] as const) {
    const value = call.query.get(name);
    if (!value) continue;
    parts.push(`l.${column} = ?`);
    parameters.push(value);
  }
  const here = inOrganization(call, 'g.org_id');
  return {
    sql: [...parts, here.sql].join(' AND '),
    parameters: [...parameters, ...here.parameters],
  };
}

function rowsOf(call: Call, where: string, parameters: readonly SqlValue[]): readonly PairRow[] {
  return call.sandbox.database.all(
    `SELECT l.id AS id, l.owner_id AS "user", u.${USERS.name} AS user_display, l.target_id AS usergroup,
            g.${GROUPS.name} AS usergroup_display
     FROM ${LINKS} l JOIN ${USERS} u ON u.id = l.owner_id
     JOIN ${GROUPS} g ON g.id = l.target_id WHERE ${where} ORDER BY l.id`,
    parameters,
  );
}

function list(call: Call): Reply {
  const { sql, parameters } = chosen(call);
  const rows = rowsOf(call, sql, parameters).map(record);
  const page = pageOf(call);
  if (!page) return { status: 200, body: rows };
  const shown = rows.slice(page.offset, page.offset + page.limit);
  return pageReply(call, page, rows.length, shown);
}

function record(row: PairRow) {
  const { id, user, user_display, usergroup, usergroup_display } = row;
  return { id, user, user_display, usergroup, usergroup_display };
}

function add(call: Call): Reply {
  const body: unknown = call.body;
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  const read = items.map((item) => readPair(item, call));
  if (read.some((pair) => pair.error)) {
    const errors = read.map((pair) => pair.error ?? {});
    throw invalid(Array.isArray(body) ? errors : (errors[0] ?? {}));
  }
  call.sandbox.database.transaction(() => {
    for (const { user, usergroup } of read) addLink(call, MEMBERS, user ?? '', usergroup ?? '');
  });
  const pairs = read.map(({ user, usergroup }) => `${user}\u0000${usergroup}`);
  const marks = placeholders(pairs.length);
  const added = rowsOf(call, `l.owner_id || char(0) || l.target_id IN (${marks})`, pairs).map(
    record,
  );
  return { status: 201, body: Array.isArray(body) ? added : added[0] };
}

interface Pair {
  readonly user?: string;
  readonly usergroup?: string;
  readonly error?: ErrorBody;
}

function readPair(item: unknown, call: Call): Pair {
  const given = new Map<string, unknown>(Object.entries(item ?? {}));
  const error: Record<string, ErrorBody> = {};
  for (const [name, resource] of [
    ['user', 'users.user'],
    ['usergroup', 'users.usergroup'],
  ] as const) {
    const value = given.get(name);
    if (value === undefined) error[name] = [{ say: serverMessages.required }];
    else if (!rowOrNothing(resourceOf(call.sandbox, resource), String(value), call)) {
      error[name] = [{ say: serverMessages.objectUnknown, with: { value: String(value) } }];
    }
  }
  if (Object.keys(error).length > 0) return { error };
  const [user, usergroup] = [String(given.get('user')), String(given.get('usergroup'))];
  const known = call.sandbox.database.get(
    `SELECT 1 AS found FROM ${LINKS} WHERE owner_id = ? AND target_id = ?`,
    [user, usergroup],
  );
  if (!known) return { user, usergroup };
  return {
    error: {
      non_field_errors: [{ say: serverMessages.uniqueSet, with: { fields: 'user, usergroup' } }],
    },
  };
}

function remove(call: Call): Reply {
  if (!call.query.get('user') && !call.query.get('usergroup')) throw new WireError(400, undefined);
  const { sql, parameters } = chosen(call);
  const ids = rowsOf(call, sql, parameters).map((row) => row['id'] ?? null);
  call.sandbox.database.run(`DELETE FROM ${LINKS} WHERE id IN (${placeholders(ids.length)})`, ids);
  return { status: 204 };
}
