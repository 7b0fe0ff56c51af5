import type { ServedField, Permission } from '#project/generated/names.ts';
import { assetsBelow, nodesOf } from '../assets/nodeTree.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { favouriteEndpoints, favourites } from './favourites.ts';
import { ASSET_FIELDS, grantedPart, grantedSystemUsers } from './granted.ts';
import { applicationsOf } from './grantedApplications.ts';
import { caller } from './inForce.ts';
import { listParts } from './listParts.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals, refersTo, both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { amountsBelow, favouriteEntry, grantedLeaf, keysOf } from './grantedTree.ts';
import { nodeEntry } from '../assets/nodeEntries.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const ASSETS = table('assets.asset');
const NODES = table('assets.node');

/** Source: recorded metadata of `perms/system-users-permission/`. */
const SYSTEM_USER_FIELDS: readonly ServedField<'assets.systemuser'>[] = [
  'id',
  'name',
  'username',
  'protocol',
  'login_mode',
  'login_mode_display',
  'priority',
  'username_same_with_user',
  'auto_push',
  'cmd_filters',
  'sudo',
  'shell',
  'comment',
  'sftp_root',
  'date_created',
  'created_by',
];
const MY_ASSETS: readonly Permission[] = ['perms.view_myassets'];
const MY_APPS: readonly Permission[] = ['perms.view_myapps'];

/** What is granted to the caller (contract: workbench, sections 1 and 2). */
export const ownEndpoints: readonly Endpoint[] = [
  get('perms/users/assets', MY_ASSETS, (call) => assetsWhere(call)),
  get('perms/users/nodes-with-assets/tree', MY_ASSETS, (call) => ok(nodesWithAssetsTree(call))),
  get('perms/users/nodes/favorite/assets', MY_ASSETS, (call) =>
    assetsWhere(
      call,
      refersTo('id', 'favorite_assets', equals('user_id', personOf(call).id), 'asset'),
    ),
  ),
  get('perms/users/nodes/:id/assets', MY_ASSETS, (call, { id = '' }) =>
    assetsWhere(call, assetsBelow(id, call)),
  ),
  get('perms/system-users-permission', [], (call) =>
    listParts('assets.systemuser', grantedSystemUsers(call), SYSTEM_USER_FIELDS, call),
  ),
  get('perms/users/applications', MY_APPS, (call) => applicationsOf(caller(call), call)),
  ...favouriteEndpoints,
];

/** The granted assets, filtered when a condition is given. */
function assetsWhere(call: Call, narrower?: SqlPart): Reply {
  const part = grantedPart(call);
  return listParts('assets.asset', narrower ? both(part, narrower) : part, ASSET_FIELDS, call);
}

/**
 * `GET perms/users/nodes-with-assets/tree/`: the favourites, the nodes above granted assets and the assets in one
 * answer (contract: job centre, section 5).
 */
function nodesWithAssetsTree(call: Call): readonly unknown[] {
  const assets = rowsWhere(call.sandbox, 'assets.asset', grantedPart(call), ASSETS.hostname);
  const keys = keysOf(assets, call);
  const held = amountsBelow(keys);
  return [
    favouriteEntry(favourites(call).length, 'Favorite'),
    ...nodesOf(call, NODES.value)
      .filter((node) => held.has(node.key))
      .map((node) => nodeEntry(node, held)),
    ...assets.flatMap((asset) =>
      (keys.get(asset['id'] ?? null) ?? []).map((key) => grantedLeaf(asset, key, call)),
    ),
  ];
}
