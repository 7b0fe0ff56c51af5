import { ACCOUNT_FIELDS, ASSET_FIELDS, grantedAccounts, grantedAssets } from './granted.ts';
import {
  applicationAccounts,
  applicationsOf,
  applicationTreeOf,
  grantedApplications,
} from './grantedApplications.ts';
import { pick, uniqBy } from 'es-toolkit';
import type { ApiAddress } from '#project/generated/names.ts';
import {
  type Call,
  type Endpoint,
  personOf,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { type Grantee, caller } from './inForce.ts';
import type { Reply, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { type TreeNode, assetsIn, keyAbove, nodeByKey, nodesOf } from '../assets/nodeTree.ts';
import { amountsBelow, favouritesOf, grantedLeaf, grantedTree, keysOf } from './grantedTree.ts';
import { completeActions } from './grantedActions.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { nodeEntry } from '../assets/nodeEntries.ts';
import { objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

type PathOf<Base extends string, A = ApiAddress> = A extends `${Base}/:id/${infer Path}`
  ? Path
  : never;
/** The path below `perms/users/` for the caller and below `perms/users/:id/` for another user. */
type UserPath = PathOf<'perms/users'>;
type Answer = (grantee: Grantee, call: Call, segments: Segments) => Reply;

/**
 * What is granted to the caller, to another user and to a group; the caller's own assets and applications are in
 * `granted.endpoints.ts`. Source: protocol, section 14.4.
 */
export const grantEndpoints: readonly Endpoint[] = [
  ...ofBoth('assets', 'nodes/children/tree', (grantee, call, { id }) =>
    ok(grantedTree(grantedAssets(grantee, call), call, { amounts: true, own: id === undefined })),
  ),
  ...ofBoth('assets', 'nodes', (grantee, call) => ok(nodeList(grantee, call))),
  ...ofBoth('assets', 'nodes/children', (grantee, call) => ok(nodeList(grantee, call))),
  ...ofBoth('assets', 'nodes/tree', (grantee, call) => {
    const held = amountsBelow(keysOf(grantedAssets(grantee, call), call));
    return ok([
      favouritesOf(0, call),
      ...heldNodes(held, call).map((node) => nodeEntry(node, held)),
    ]);
  }),
  ...ofBoth('assets', 'nodes/children-with-assets/tree', (grantee, call) => {
    const assets = grantedAssets(grantee, call);
    const own = grantee.id === personOf(call).id;
    return ok([...grantedTree(assets, call, { amounts: true, own }), ...leavesOf(assets, call)]);
  }),
  ...ofBoth('assets', 'assets/tree', (grantee, call) =>
    ok(grantedAssets(grantee, call).map((row) => grantedLeaf(row, '', call))),
  ),
  // Without a group of their own, no asset counts as ungrouped.
  get('perms/users/ungroup/assets/tree', 'perms.view_myassets', () => ok([])),
  ...ofBoth('apps', 'applications/tree', (grantee, call) =>
    ok(applicationTreeOf(grantedApplications(grantee, call), call)),
  ),
  ...ofBoth('apps', 'applications/:id/system-users', (grantee, call, { id, second = id ?? '' }) =>
    pagedReply(call, applicationAccounts(grantee, second, call)),
  ),
  ofUser('apps', 'applications', applicationsOf),
  ofUser('assets', 'assets', (grantee, call) => assets(grantee, call)),
  ofUser('assets', 'nodes/:id/assets', (grantee, call, { second }) =>
    assets(grantee, call, second),
  ),
  ofGroup('nodes/children/tree', (grantee, call) =>
    ok(grantedTree(grantedAssets(grantee, call), call, { amounts: false, own: false })),
  ),
  ofGroup('assets', (grantee, call) => assets(grantee, call)),
  ofGroup('nodes/:id/assets', (grantee, call, { second }) => assets(grantee, call, second)),
  ...ofBoth('assets', 'assets/:id/system-users', accounts),
];

/** For the caller and for another user. */
function ofBoth(what: 'assets' | 'apps', path: UserPath, answer: Answer): readonly Endpoint[] {
  return [
    get(`perms/users/${path}`, `perms.view_my${what}`, (call, segments) =>
      answer(caller(call), call, segments),
    ),
    ofUser(what, path, answer),
  ];
}

function ofUser(what: 'assets' | 'apps', path: UserPath, answer: Answer): Endpoint {
  return get(`perms/users/:id/${path}`, `perms.view_user${what}`, (call, segments) => {
    const { id = '' } = segments;
    findRow('users.user', id, call);
    return answer({ kind: 'user', id }, call, segments);
  });
}

function ofGroup(path: PathOf<'perms/user-groups'>, answer: Answer): Endpoint {
  return get(`perms/user-groups/:id/${path}`, 'perms.view_usergroupassets', (call, segments) => {
    const { id = '' } = segments;
    findRow('users.usergroup', id, call);
    return answer({ kind: 'group', id }, call, segments);
  });
}

/** The favourites and the nodes above granted assets; with a key only the nodes directly below it. */
function nodeList(grantee: Grantee, call: Call) {
  const held = amountsBelow(keysOf(grantedAssets(grantee, call), call));
  const key = call.query.get('key');
  const nodes = heldNodes(held, call).filter((node) => !key || keyAbove(node) === key);
  const { data } = favouritesOf(0, call).meta;
  const favourites = { ...data, name: data.value, org_id: '' };
  return [
    ...(key ? [] : [{ ...favourites, assets_amount: 0 }]),
    ...nodes.map((node) => ({
      id: node.id,
      name: node.value,
      key: node.key,
      value: node.value,
      org_id: node.organization,
      assets_amount: held.get(node.key) ?? 0,
    })),
  ];
}

function heldNodes(held: ReadonlyMap<string, number>, call: Call): readonly TreeNode[] {
  return nodesOf(call).filter((node) => (held.get(node.key) ?? 0) > 0);
}

/** Those of the assets that are in the node of the query itself. */
function leavesOf(granted: readonly RowOf<'assets.asset'>[], call: Call) {
  const key = call.query.get('key');
  const node = key ? nodeByKey(key, call) : undefined;
  const inside = new Set(node ? assetsIn(node, call) : []);
  return granted
    .filter((row) => inside.has(row['id'] ?? null))
    .map((row) => grantedLeaf(row, key ?? '', call));
}

/** These answers have no favourites; without a group of their own, ungrouped assets are all assets. */
function assets(grantee: Grantee, call: Call, inNode?: string): Reply {
  const node = inNode ?? call.query.get('node_id') ?? undefined;
  const granted =
    node === 'favorite'
      ? []
      : grantedAssets(grantee, call, node === 'ungrouped' ? undefined : node);
  const search = (call.query.get('search') ?? '').toLowerCase();
  const matching = granted.filter((row) =>
    [row['hostname'], row['ip']].some((text) => String(text).toLowerCase().includes(search)),
  );
  return pagedReply(call, matching, (rows) =>
    represent('assets.asset', rows, call).map((record) => pick(record, ASSET_FIELDS)),
  );
}

function accounts(grantee: Grantee, call: Call, { id = '', second }: Segments): Reply {
  const asset = second ?? id;
  // Of the caller's own assets only active ones are known here (observed).
  const isKnown = rowWithId(call.sandbox, 'assets.asset', asset)?.['is_active'] === 1;
  if (second === undefined && !isKnown) throw objectMissing('Asset');
  const rows = grantedAccounts(grantee, asset, call);
  const rights = new Map<unknown, unknown[]>();
  for (const row of rows) {
    const before = rights.get(row['id']) ?? [];
    rights.set(row['id'], [...before, ...storedList(row['granted_actions'])]);
  }
  const single = uniqBy(rows, (row) => row['id']);
  const records = represent('assets.systemuser', single, call).map((record) => ({
    ...pick(record, ACCOUNT_FIELDS),
    actions: completeActions(rights.get(record['id']) ?? []),
  }));
  return pagedReply(call, records);
}
