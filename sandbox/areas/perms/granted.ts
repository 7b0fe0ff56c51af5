import type { ServedField } from '#project/generated/names.ts';
import { assetsBelow } from '../assets/nodeTree.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import {
  table,
  type RowOf,
  type SharedField,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { caller, inForce, type Grantee } from './inForce.ts';
import { EVERYTHING, both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const PERMISSIONS = table('perms.assetpermission');
const ASSETS = table('assets.asset');
const NODES = table('assets.node');
const SYSTEM_USERS = table('assets.systemuser');

/** Fields of a granted asset. Source: recorded answers. */
export const ASSET_FIELDS: readonly SharedField<
  'assets.asset' | 'perms.myassets' | 'perms.userasset' | 'perms.usergroupasset'
>[] = [
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
/** Fields of a system user of a granted asset. */
export const ACCOUNT_FIELDS: readonly ServedField<'assets.systemuser'>[] = [
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

/** Ids of the assets that these permissions grant, each with the permission. */
function grants({ sql, parameters }: SqlPart): SqlPart {
  return {
    sql: `WITH mine AS (SELECT p.id FROM ${PERMISSIONS} p WHERE ${sql})
      SELECT l.owner_id AS permission, l.target_id AS asset FROM ${PERMISSIONS.link.assets} l
      WHERE l.owner_id IN (SELECT id FROM mine)
      UNION
      SELECT l.owner_id, a.owner_id FROM ${PERMISSIONS.link.nodes} l
      JOIN ${NODES} n ON n.id = l.target_id
      JOIN ${NODES} m ON m.${NODES.key} = n.${NODES.key} OR m.${NODES.key} LIKE n.${NODES.key} || ':%'
      JOIN ${ASSETS.link.nodes} a ON a.target_id = m.id
      WHERE l.owner_id IN (SELECT id FROM mine)`,
    parameters,
  };
}

/** What permissions of the organization grant to a user or group. */
function grantsHere(grantee: Grantee, call: Call): SqlPart {
  return grants(both(inForce(PERMISSIONS, grantee, call), inOrganization(call, 'p.org_id')));
}

/** Condition for assets that are granted. */
function amongAssets({ sql, parameters }: SqlPart): SqlPart {
  return { sql: `id IN (SELECT asset FROM (${sql}))`, parameters };
}

/** Assets of the organization that are granted to the caller. */
export function grantedPart(call: Call): SqlPart {
  const granted = grants(inForce(PERMISSIONS, caller(call), call));
  return both(inOrganization(call), amongAssets(granted));
}

/** The system users of the grants. */
export function grantedSystemUsers(call: Call): SqlPart {
  const { sql, parameters } = inForce(PERMISSIONS, caller(call), call);
  const granted = `${SYSTEM_USERS.type} = 'common' AND id IN (SELECT l.target_id FROM
    ${PERMISSIONS.link.system_users} l JOIN ${PERMISSIONS} p ON p.id = l.owner_id WHERE ${sql})`;
  return both(inOrganization(call), { sql: granted, parameters });
}

/** The assets granted to a user or group; only those in a node and below it when one is given. */
export function grantedAssets(
  grantee: Grantee,
  call: Call,
  node?: string,
): readonly RowOf<'assets.asset'>[] {
  const below = node === undefined ? EVERYTHING : assetsBelow(node, call);
  const granted = both(amongAssets(grantsHere(grantee, call)), below);
  return rowsWhere(call.sandbox, 'assets.asset', granted, ASSETS.hostname);
}

/**
 * The system users that somebody may use on an asset, each with the actions of the permissions that grant it: only
 * those of a protocol that the asset has. Source: recorded answers.
 */
export function grantedAccounts(
  grantee: Grantee,
  asset: string,
  call: Call,
): readonly RowOf<'assets.systemuser', 'granted_actions'>[] {
  const granted = grantsHere(grantee, call);
  return call.sandbox.database.all(
    `SELECT s.*, p.${PERMISSIONS.actions} AS granted_actions FROM (${granted.sql}) g
     JOIN ${PERMISSIONS} p ON p.id = g.permission
     JOIN ${PERMISSIONS.link.system_users} l ON l.owner_id = p.id
     JOIN ${SYSTEM_USERS} s ON s.id = l.target_id
     JOIN ${ASSETS} a ON a.id = g.asset
     WHERE g.asset = ? AND EXISTS (SELECT 1 FROM json_each(a.${ASSETS.protocols}) o
       WHERE o.value LIKE s.${SYSTEM_USERS.protocol} || '/%')
     ORDER BY s.${SYSTEM_USERS.priority}, s.${SYSTEM_USERS.name}`,
    [...granted.parameters, asset],
  );
}
