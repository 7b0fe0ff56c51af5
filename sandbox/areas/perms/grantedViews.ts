import type { ApiAddress } from '../../../generated/names.ts';
import { nodesOf, type TreeNode } from '../assets/nodeTree.ts';
import { type Endpoint, resourceOf, personOf, type Call } from '../../kernel/core/sandbox.ts';
import type { Reply, Segments } from '../../kernel/core/values.ts';
import { pagedReply } from '../../kernel/resources/paging.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { grantedAssets } from './granted.ts';
import {
  applicationAccounts,
  applicationsOf,
  applicationTreeOf,
  grantedApplications,
} from './grantedApplications.ts';
import { caller, type Grantee } from './inForce.ts';
import {
  amountsBelow,
  assetEntry,
  favouritesOf,
  keysOf,
  grantedTree,
  nodeEntry,
} from './grantedTree.ts';
import { table } from '../../kernel/core/tables.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';

const ASSETS = table('assets.asset');

type PathOf<A> = A extends `perms/users/:id/${infer Path}` ? Path : never;
/** The path below `perms/users/` for the caller and below `perms/users/:id/` for another user. */
type Path = PathOf<ApiAddress>;
type Answer = (grantee: Grantee, call: Call, segments: Segments) => Reply;

/** Further addresses about what is granted, for the caller and for another user. Source: protocol, section 14.4. */
export const grantedViews: readonly Endpoint[] = [
  ...both('assets', 'nodes', (grantee, call) => ok(nodeList(grantee, call))),
  ...both('assets', 'nodes/children', (grantee, call) => ok(nodeList(grantee, call))),
  ...both('assets', 'nodes/tree', (grantee, call) => {
    const held = amountsBelow(keysOf(grantedAssets(grantee, call), call));
    return ok([
      favouritesOf(0, call),
      ...heldNodes(held, call).map((node) => nodeEntry(node, held, true)),
    ]);
  }),
  ...both('assets', 'nodes/children-with-assets/tree', (grantee, call) => {
    const assets = grantedAssets(grantee, call);
    const key = call.query.get('key');
    const leaves = key ? leavesOf(key, grantee, call) : [];
    const own = grantee.kind === 'user' && grantee.id === personOf(call).id;
    return ok([...grantedTree(assets, call, { amounts: true, own }), ...leaves]);
  }),
  ...both('assets', 'assets/tree', (grantee, call) =>
    ok(grantedAssets(grantee, call).map((row) => assetEntry(row, '', call))),
  ),
  // Without a group of their own, no asset counts as ungrouped.
  get('perms/users/ungroup/assets/tree', 'perms.view_myassets', () => ok([])),
  ...both('apps', 'applications/tree', (grantee, call) =>
    ok(applicationTreeOf(grantedApplications(grantee, call), call)),
  ),
  ...both('apps', 'applications/:id/system-users', (grantee, call, { id, second = id ?? '' }) =>
    pagedReply(call, applicationAccounts(grantee, second, call)),
  ),
  ofPerson('apps', 'applications', applicationsOf),
];

function both(what: 'assets' | 'apps', path: Path, answer: Answer): readonly Endpoint[] {
  return [
    get(`perms/users/${path}`, `perms.view_my${what}`, (call, given) =>
      answer(caller(call), call, given),
    ),
    ofPerson(what, path, answer),
  ];
}

function ofPerson(what: 'assets' | 'apps', path: Path, answer: Answer): Endpoint {
  return get(`perms/users/:id/${path}`, `perms.view_user${what}`, (call, given) => {
    const { id = '' } = given;
    findRow(resourceOf(call.sandbox, 'users.user'), id, call);
    return answer({ kind: 'user', id }, call, given);
  });
}

/** The favourites and the nodes above granted assets; with a key only the nodes directly below it. */
function nodeList(grantee: Grantee, call: Call) {
  const held = amountsBelow(keysOf(grantedAssets(grantee, call), call));
  const key = call.query.get('key');
  const found = heldNodes(held, call).filter(
    (node) => !key || node.key.slice(0, node.key.lastIndexOf(':')) === key,
  );
  const { data } = favouritesOf(0, call).meta;
  const favourites = { ...data, name: data.value, org_id: '' };
  return [
    ...(key ? [] : [{ ...favourites, assets_amount: 0 }]),
    ...found.map((node) => ({
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

function leavesOf(key: string, grantee: Grantee, call: Call) {
  const node = nodesOf(call).find((one) => one.key === key);
  if (!node) return [];
  const inside = new Set(
    call.sandbox.database
      .all(`SELECT owner_id FROM ${ASSETS.link.nodes} WHERE target_id = ?`, [node.id])
      .map((row) => row['owner_id']),
  );
  return grantedAssets(grantee, call)
    .filter((row) => inside.has(row['id'] ?? null))
    .map((row) => assetEntry(row, key, call));
}
