import type { Field } from '../../generated/names.ts';
import { nodeAndBelow } from '../behaviour/nodeTree.ts';
import { inOrganization } from '../resources/organizationPart.ts';
import type { SqlPart } from '../resources/resource.ts';
import { placeholders } from '../store/database.ts';
import { table, type RowOf } from '../tables.ts';
import type { Call } from '../wire/call.ts';
import { validPart } from './validity.ts';

const PERMISSIONS = table('perms.assetpermission');
const USERS = table('users.user');
const ASSETS = table('assets.asset');
const NODES = table('assets.node');
const SYSTEM_USERS = table('assets.systemuser');

/** What is told of a granted asset. Source: recorded answers. */
export const ASSET_FIELDS: readonly Field<'assets.asset'>[] = [
  'id',
  'hostname',
  'ip',
  'protocols',
  'os',
  'domain',
  'platform',
  'comment',
  'org_id',
  'is_active',
  'org_name',
];
/** What is told of a system user that goes with it. */
export const ACCOUNT_FIELDS: readonly Field<'assets.systemuser'>[] = [
  'id',
  'name',
  'username',
  'priority',
  'protocol',
  'login_mode',
  'sftp_root',
  'username_same_with_user',
  'su_enabled',
  'su_from',
];

/** Whom something is granted to. */
export type Grantee =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'group'; readonly id: string };

/** Permissions in force for somebody: their own and those of their groups; of a group its own. */
function permissionsOf(grantee: Grantee, call: Call): SqlPart {
  const valid = validPart(call, 'p');
  const own =
    grantee.kind === 'user'
      ? `p.id IN (SELECT owner_id FROM ${PERMISSIONS.link.users} WHERE target_id = ?
           UNION SELECT l.owner_id FROM ${PERMISSIONS.link.user_groups} l
           JOIN ${USERS.link.groups} g ON g.target_id = l.target_id WHERE g.owner_id = ?)`
      : `p.id IN (SELECT owner_id FROM ${PERMISSIONS.link.user_groups} WHERE target_id = ?)`;
  const ids = grantee.kind === 'user' ? [grantee.id, grantee.id] : [grantee.id];
  const here = inOrganization(call, 'p.org_id');
  return {
    sql: `SELECT p.id FROM ${PERMISSIONS} p WHERE ${valid.sql} AND ${own} AND ${here.sql}`,
    parameters: [...valid.parameters, ...ids, ...here.parameters],
  };
}

/** Ids of the granted assets, with the permission that grants each. */
function grants(grantee: Grantee, call: Call): SqlPart {
  const permissions = permissionsOf(grantee, call);
  return {
    sql: `WITH mine AS (${permissions.sql})
      SELECT l.owner_id AS permission, l.target_id AS asset FROM ${PERMISSIONS.link.assets} l
      WHERE l.owner_id IN (SELECT id FROM mine)
      UNION
      SELECT l.owner_id, a.owner_id FROM ${PERMISSIONS.link.nodes} l
      JOIN ${NODES} n ON n.id = l.target_id
      JOIN ${NODES} m ON m.${NODES.key} = n.${NODES.key} OR m.${NODES.key} LIKE n.${NODES.key} || ':%'
      JOIN ${ASSETS.link.nodes} a ON a.target_id = m.id
      WHERE l.owner_id IN (SELECT id FROM mine)`,
    parameters: permissions.parameters,
  };
}

/** Rows of the assets granted to somebody, those of one node and below it where one is given. */
export function grantedAssets(
  grantee: Grantee,
  call: Call,
  node?: string,
): readonly RowOf<'assets.asset'>[] {
  const granted = grants(grantee, call);
  const nodes = node === undefined ? [] : nodeAndBelow(node, call);
  const below =
    node === undefined
      ? ''
      : ` AND id IN (SELECT owner_id FROM ${ASSETS.link.nodes} WHERE target_id IN (${placeholders(nodes.length)}))`;
  return call.sandbox.database.all(
    `SELECT * FROM ${ASSETS} WHERE id IN (SELECT asset FROM (${granted.sql}))${below} ORDER BY ${ASSETS.hostname}`,
    [...granted.parameters, ...nodes],
  );
}

/** Accounts somebody may use on an asset, each with the rights of the permissions that grant it. */
export function grantedAccounts(
  grantee: Grantee,
  asset: string,
  call: Call,
): readonly RowOf<'assets.systemuser', 'granted_actions'>[] {
  const granted = grants(grantee, call);
  return call.sandbox.database.all(
    `SELECT s.*, p.${PERMISSIONS.actions} AS granted_actions FROM (${granted.sql}) g
     JOIN ${PERMISSIONS} p ON p.id = g.permission
     JOIN ${PERMISSIONS.link.system_users} l ON l.owner_id = p.id
     JOIN ${SYSTEM_USERS} s ON s.id = l.target_id
     WHERE g.asset = ? ORDER BY s.${SYSTEM_USERS.priority}, s.${SYSTEM_USERS.name}`,
    [...granted.parameters, asset],
  );
}
