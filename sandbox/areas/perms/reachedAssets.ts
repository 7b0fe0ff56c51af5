import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { byId, containsPart } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table, type Table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { equals, either } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const ASSET_PERMISSIONS = table('perms.assetpermission');
const ASSETS = table('assets.asset');
const NODES = table('assets.node');
const USERS = table('users.user');
const USER_GROUPS = table('users.usergroup');
const SYSTEM_USERS = table('assets.systemuser');

/** Assets of a permission and those in its nodes or below. Its id is the parameter `?1`. */
export const REACHED_ASSETS = `
  SELECT l.target_id AS id FROM ${ASSET_PERMISSIONS.link.assets} l WHERE l.owner_id = ?1
  UNION
  SELECT a.owner_id FROM ${ASSET_PERMISSIONS.link.nodes} l
  JOIN ${NODES} n ON n.id = l.target_id
  JOIN ${NODES} m ON m.${NODES.key} = n.${NODES.key} OR m.${NODES.key} LIKE n.${NODES.key} || ':%'
  JOIN ${ASSETS.link.nodes} a ON a.target_id = m.id WHERE l.owner_id = ?1`;

/** Users of a permission and members of its groups, as `id` and `shown`. Its id is the parameter `?1`. */
export function reachedUsers({ link }: Permissions): string {
  return `SELECT id, ${USERS.name} || '(' || ${USERS.username} || ')' AS shown FROM ${USERS} WHERE id IN (
    SELECT l.target_id AS id FROM ${link.users} l WHERE l.owner_id = ?1
    UNION
    SELECT g.owner_id FROM ${link.user_groups} l
    JOIN ${USERS.link.groups} g ON g.target_id = l.target_id WHERE l.owner_id = ?1
  ) ORDER BY ${USERS.name}`;
}

/** The table of an asset or application permission. */
export type Permissions = Table<'perms.assetpermission'> | Table<'perms.applicationpermission'>;
export type PeopleFilter =
  | 'user_id'
  | 'username'
  | 'user_group_id'
  | 'user_group'
  | 'system_user_id'
  | 'system_user'
  | 'name';
export type AssetFilter = 'asset_id' | 'ip' | 'hostname' | 'node_id' | 'node';
type Filter = (value: string, call: Call) => SqlPart | undefined;

/** Permissions with a related record, joined as `t`, that matches. */
export function holding(links: string, target: string, { sql, parameters }: SqlPart): SqlPart {
  return {
    sql: `id IN (SELECT l.owner_id FROM ${links} l JOIN ${target} t ON t.id = l.target_id WHERE ${sql})`,
    parameters,
  };
}

/** Includes groups and nodes unless the query has `all=0`. */
function widened(call: Call, direct: SqlPart, wider: SqlPart): SqlPart {
  return call.query.get('all') === '0' ? direct : either(direct, wider);
}

/** Filters by user, group and system user that both kinds of permissions have. */
export function peopleFilters(permissions: Permissions): Readonly<Record<PeopleFilter, Filter>> {
  const { users, user_groups: groups, system_users: accounts } = permissions.link;
  const byUser =
    (column: string): Filter =>
    (value, call) => {
      const { sql, parameters } = equals(`t.${column}`, value);
      return widened(call, holding(users, `${USERS}`, { sql, parameters }), {
        sql: `id IN (SELECT l.owner_id FROM ${groups} l JOIN ${USERS.link.groups} g ON g.target_id = l.target_id
              JOIN ${USERS} t ON t.id = g.owner_id WHERE ${sql})`,
        parameters,
      });
    };
  const by =
    (links: string, target: string, column: string): Filter =>
    (value) =>
      holding(links, target, equals(`t.${column}`, value));
  return {
    user_id: byId('user_id', byUser('id')),
    username: byUser(USERS.username),
    user_group_id: byId('user_group_id', by(groups, `${USER_GROUPS}`, 'id')),
    user_group: by(groups, `${USER_GROUPS}`, USER_GROUPS.name),
    system_user_id: byId('system_user_id', by(accounts, `${SYSTEM_USERS}`, 'id')),
    system_user: by(accounts, `${SYSTEM_USERS}`, SYSTEM_USERS.name),
    name: (value) => containsPart(permissions.name, value),
  };
}

function byAsset(column: string): Filter {
  return (value, call) => {
    const part = equals(`t.${column}`, value);
    return widened(call, holding(ASSET_PERMISSIONS.link.assets, `${ASSETS}`, part), {
      sql: `id IN (SELECT l.owner_id FROM ${ASSET_PERMISSIONS.link.nodes} l JOIN ${NODES} n ON n.id = l.target_id
            JOIN ${NODES} m ON m.${NODES.key} = n.${NODES.key} OR m.${NODES.key} LIKE n.${NODES.key} || ':%'
            JOIN ${ASSETS.link.nodes} a ON a.target_id = m.id
            JOIN ${ASSETS} t ON t.id = a.owner_id WHERE ${part.sql})`,
      parameters: part.parameters,
    });
  };
}

/** The permissions of a node; with `all` also those of the nodes above it. */
const byNode: Filter = (value, call) =>
  widened(call, holding(ASSET_PERMISSIONS.link.nodes, `${NODES}`, equals('t.id', value)), {
    sql: `id IN (SELECT l.owner_id FROM ${ASSET_PERMISSIONS.link.nodes} l JOIN ${NODES} n ON n.id = l.target_id
          JOIN ${NODES} c ON c.${NODES.key} LIKE n.${NODES.key} || ':%' WHERE c.id = ?)`,
    parameters: [value],
  });

/** Filters by asset and node. */
export const ASSET_FILTERS: Readonly<Record<AssetFilter, Filter>> = {
  asset_id: byId('asset_id', byAsset('id')),
  ip: byAsset(ASSETS.ip),
  hostname: byAsset(ASSETS.hostname),
  node_id: byId('node_id', byNode),
  node: (value) =>
    holding(ASSET_PERMISSIONS.link.nodes, `${NODES}`, equals(`t.${NODES.value}`, value)),
};
