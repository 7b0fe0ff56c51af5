import type { SqlPart } from '../resources/resource.ts';
import { containsPart } from '../resources/query.ts';
import type { SqlValue } from '../store/database.ts';
import type { Call } from '../wire/call.ts';

/** Assets at a node of the permission or below it, with those it names itself. One `?`: its id, twice. */
export const REACHED_ASSETS = `
  SELECT l.target_id AS id FROM r_perms_assetpermission__assets l WHERE l.owner_id = ?
  UNION
  SELECT a.owner_id FROM r_perms_assetpermission__nodes l
  JOIN r_assets_node n ON n.id = l.target_id
  JOIN r_assets_node m ON m."key" = n."key" OR m."key" LIKE n."key" || ':%'
  JOIN r_assets_asset__nodes a ON a.target_id = m.id WHERE l.owner_id = ?`;

/** People a permission names, with the members of its groups. */
export function reachedUsers(table: string): string {
  return `
  SELECT l.target_id AS id FROM ${table}__users l WHERE l.owner_id = ?
  UNION
  SELECT g.owner_id FROM ${table}__user_groups l
  JOIN r_users_user__groups g ON g.target_id = l.target_id WHERE l.owner_id = ?`;
}

type Filter = (value: string, call: Call) => SqlPart | undefined;

/** Permissions that hold something whose record matches, in one of their relations. */
function holding(links: string, target: string, match: SqlPart): SqlPart {
  return {
    sql: `id IN (SELECT l.owner_id FROM ${links} l JOIN ${target} t ON t.id = l.target_id WHERE ${match.sql})`,
    parameters: match.parameters,
  };
}

/** Through groups and nodes as well, unless `all=0` asks for the direct ones alone. */
function widened(call: Call, direct: SqlPart, wider: SqlPart): SqlPart {
  if (call.query.get('all') === '0') return direct;
  return {
    sql: `(${direct.sql} OR ${wider.sql})`,
    parameters: [...direct.parameters, ...wider.parameters],
  };
}

const equals = (column: string, value: SqlValue): SqlPart => ({
  sql: `${column} = ?`,
  parameters: [value],
});

/** The filters both kinds of permissions have: people, groups and accounts. */
export function peopleFilters(table: string): Readonly<Record<string, Filter>> {
  const users = `${table}__users`;
  const groups = `${table}__user_groups`;
  const accounts = `${table}__system_users`;
  const byUser =
    (match: (value: string) => SqlPart): Filter =>
    (value, call) => {
      const part = match(value);
      return widened(call, holding(users, 'r_users_user', part), {
        sql: `id IN (SELECT l.owner_id FROM ${groups} l JOIN r_users_user__groups g ON g.target_id = l.target_id
              JOIN r_users_user t ON t.id = g.owner_id WHERE ${part.sql})`,
        parameters: part.parameters,
      });
    };
  return {
    user_id: byUser((value) => equals('t.id', value)),
    username: byUser((value) => equals('t.username', value)),
    user_group_id: (value) => holding(groups, 'r_users_usergroup', equals('t.id', value)),
    user_group: (value) => holding(groups, 'r_users_usergroup', equals('t.name', value)),
    system_user_id: (value) => holding(accounts, 'r_assets_systemuser', equals('t.id', value)),
    system_user: (value) => holding(accounts, 'r_assets_systemuser', equals('t.name', value)),
    name: (value) => containsPart('name', value),
  };
}

const TABLE = 'r_perms_assetpermission';

function byAsset(column: string): Filter {
  return (value, call) => {
    const part = equals(`t.${column}`, value);
    return widened(call, holding(`${TABLE}__assets`, 'r_assets_asset', part), {
      sql: `id IN (SELECT l.owner_id FROM ${TABLE}__nodes l JOIN r_assets_node n ON n.id = l.target_id
            JOIN r_assets_node m ON m."key" = n."key" OR m."key" LIKE n."key" || ':%'
            JOIN r_assets_asset__nodes a ON a.target_id = m.id
            JOIN r_assets_asset t ON t.id = a.owner_id WHERE ${part.sql})`,
      parameters: part.parameters,
    });
  };
}

/** A node's own permissions, and with `all` those of the nodes above it. */
const byNode: Filter = (value, call) =>
  widened(call, holding(`${TABLE}__nodes`, 'r_assets_node', equals('t.id', value)), {
    sql: `id IN (SELECT l.owner_id FROM ${TABLE}__nodes l JOIN r_assets_node n ON n.id = l.target_id
          JOIN r_assets_node c ON c."key" LIKE n."key" || ':%' WHERE c.id = ?)`,
    parameters: [value],
  });

/** Filters about assets and nodes. */
export const ASSET_FILTERS: Readonly<Record<string, Filter>> = {
  asset_id: byAsset('id'),
  ip: byAsset('ip'),
  hostname: byAsset('hostname'),
  node_id: byNode,
  node: (value) => holding(`${TABLE}__nodes`, 'r_assets_node', equals('t.value', value)),
};
