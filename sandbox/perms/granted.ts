import { nodeAndBelow } from '../behaviour/nodeTree.ts';
import { inOrganization } from '../resources/organizationPart.ts';
import type { SqlPart } from '../resources/resource.ts';
import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { validPart } from './validity.ts';

const TABLE = 'r_perms_assetpermission';

/** Whom something is granted to. */
export type Grantee =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'group'; readonly id: string };

/** Permissions in force for somebody: their own and those of their groups; of a group its own. */
function permissionsOf(grantee: Grantee, call: Call): SqlPart {
  const valid = validPart(call, 'p');
  const own =
    grantee.kind === 'user'
      ? `p.id IN (SELECT owner_id FROM ${TABLE}__users WHERE target_id = ?
           UNION SELECT l.owner_id FROM ${TABLE}__user_groups l
           JOIN r_users_user__groups g ON g.target_id = l.target_id WHERE g.owner_id = ?)`
      : `p.id IN (SELECT owner_id FROM ${TABLE}__user_groups WHERE target_id = ?)`;
  const ids = grantee.kind === 'user' ? [grantee.id, grantee.id] : [grantee.id];
  const here = inOrganization(call, 'p.org_id');
  return {
    sql: `SELECT p.id FROM ${TABLE} p WHERE ${valid.sql} AND ${own} AND ${here.sql}`,
    parameters: [...valid.parameters, ...ids, ...here.parameters],
  };
}

/** Ids of the granted assets, with the permission that grants each. */
function grants(grantee: Grantee, call: Call): SqlPart {
  const permissions = permissionsOf(grantee, call);
  return {
    sql: `WITH mine AS (${permissions.sql})
      SELECT l.owner_id AS permission, l.target_id AS asset FROM ${TABLE}__assets l
      WHERE l.owner_id IN (SELECT id FROM mine)
      UNION
      SELECT l.owner_id, a.owner_id FROM ${TABLE}__nodes l
      JOIN r_assets_node n ON n.id = l.target_id
      JOIN r_assets_node m ON m."key" = n."key" OR m."key" LIKE n."key" || ':%'
      JOIN r_assets_asset__nodes a ON a.target_id = m.id
      WHERE l.owner_id IN (SELECT id FROM mine)`,
    parameters: permissions.parameters,
  };
}

/** Rows of the assets granted to somebody, those of one node and below it where one is given. */
export function grantedAssets(grantee: Grantee, call: Call, node?: string): readonly Row[] {
  const granted = grants(grantee, call);
  const nodes = node === undefined ? [] : nodeAndBelow(node, call);
  const below =
    node === undefined
      ? ''
      : ` AND id IN (SELECT owner_id FROM r_assets_asset__nodes WHERE target_id IN (${placeholders(nodes.length)}))`;
  return call.sandbox.database.all(
    `SELECT * FROM r_assets_asset WHERE id IN (SELECT asset FROM (${granted.sql}))${below} ORDER BY hostname`,
    [...granted.parameters, ...nodes],
  );
}

/** Accounts somebody may use on an asset, each with the rights of the permissions that grant it. */
export function grantedAccounts(grantee: Grantee, asset: string, call: Call): readonly Row[] {
  const granted = grants(grantee, call);
  return call.sandbox.database.all(
    `SELECT s.*, p.actions AS granted_actions FROM (${granted.sql}) g
     JOIN ${TABLE} p ON p.id = g.permission
     JOIN ${TABLE}__system_users l ON l.owner_id = p.id
     JOIN r_assets_systemuser s ON s.id = l.target_id
     WHERE g.asset = ? ORDER BY s.priority, s.name`,
    [...granted.parameters, asset],
  );
}
