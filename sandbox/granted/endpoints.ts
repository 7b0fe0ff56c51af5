import type { ApiAddress, Field, Permission, ResourceId } from '../../generated/names.ts';
import type { Behaviour, Endpoint, Reply } from '../behaviour/behaviour.ts';
import { bodyField } from '../behaviour/users.ts';
import { listRecords } from '../resources/answer.ts';
import { pagedReply } from '../resources/paging.ts';
import type { SqlPart } from '../resources/resource.ts';
import { resourceOf } from '../sandbox.ts';
import { personOf, type Call } from '../wire/call.ts';
import { invalid } from '../wire/errors.ts';
import { ACCOUNT_FIELDS, ASSET_FIELDS, type Grantee } from '../perms/granted.ts';
import { grantedApplicationsPart } from '../perms/grantedApplications.ts';
import { nodeAndBelow } from '../behaviour/nodeTree.ts';
import { grantedPart, grantedSystemUsers } from './grants.ts';
import { wholeTree } from './grantedTree.ts';
import { table } from '../tables.ts';

const ASSETS = table('assets.asset');

const APPLICATION_FIELDS: readonly Field<'applications.application'>[] = [
  'id',
  'name',
  'domain',
  'category',
  'type',
  'attrs',
  'comment',
  'org_id',
  'category_display',
  'type_display',
  'org_name',
];
const SYSTEM_USER_FIELDS: readonly Field<'assets.systemuser'>[] = [...ACCOUNT_FIELDS, 'comment'];
const MY_ASSETS: readonly Permission[] = ['perms.view_myassets'];
const MY_APPS: readonly Permission[] = ['perms.view_myapps'];

/** What was granted to the person who asks (page facts, workbench). */
export const grantedEndpoints: readonly Endpoint[] = [
  get('perms/users/assets', MY_ASSETS, (call) => assetsWhere(call)),
  get('perms/users/nodes-with-assets/tree', MY_ASSETS, (call) => ok(wholeTree(call))),
  get('perms/users/nodes/favorite/assets', MY_ASSETS, (call) =>
    assetsWhere(call, {
      sql: 'id IN (SELECT asset FROM favorite_assets WHERE user_id = ?)',
      parameters: [personOf(call).id],
    }),
  ),
  get('perms/users/nodes/:id/assets', MY_ASSETS, (call, { id = '' }) => {
    const nodes = nodeAndBelow(id, call);
    return assetsWhere(call, {
      sql: `id IN (SELECT owner_id FROM ${ASSETS.link.nodes} WHERE target_id IN (SELECT value FROM json_each(?)))`,
      parameters: [JSON.stringify(nodes)],
    });
  }),
  get('perms/system-users-permission', [], (call) => systemUsers(call)),
  get('perms/users/applications', MY_APPS, (call) =>
    applicationsOf({ kind: 'user', id: personOf(call).id }, call),
  ),
  get('assets/favorite-assets', [], (call) => {
    const rows = favourites(call).map((asset) => ({ asset }));
    return pagedReply(call, rows);
  }),
  { method: 'POST', address: 'assets/favorite-assets', needs: [], answer: addFavourite },
  { method: 'DELETE', address: 'assets/favorite-assets', needs: [], answer: removeFavourite },
];

/** Views of other resources: nothing is kept under their own names. */
export const granted: Behaviour<never, never> = { readOnly: true, described: ['GET'] };

function get(address: ApiAddress, needs: Endpoint['needs'], answer: Endpoint['answer']): Endpoint {
  return { method: 'GET', address, needs, answer };
}

function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** The granted assets, or those of them that this narrows to. */
function assetsWhere(call: Call, narrower?: SqlPart): Reply {
  const part = grantedPart(call);
  const scope = narrower
    ? {
        sql: `(${part.sql}) AND (${narrower.sql})`,
        parameters: [...part.parameters, ...narrower.parameters],
      }
    : part;
  return view('assets.asset', scope, ASSET_FIELDS, call);
}

function systemUsers(call: Call): Reply {
  return view('assets.systemuser', grantedSystemUsers(call), SYSTEM_USER_FIELDS, call);
}

/** What permissions in force grant to somebody. */
export function applicationsOf(grantee: Grantee, call: Call): Reply {
  const scope = grantedApplicationsPart(grantee, call);
  return view('applications.application', scope, APPLICATION_FIELDS, call);
}

/** The list of another resource with some of its fields, within this scope. */
function view(resourceId: ResourceId, scope: SqlPart, names: readonly string[], call: Call): Reply {
  const resource = resourceOf(call.sandbox, resourceId);
  const seen = { ...resource, behaviour: { ...resource.behaviour, scope: () => scope } };
  return onRows(listRecords(seen, call), (row) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  );
}

type Values = Readonly<Record<string, unknown>>;

function onRows(reply: Reply, change: (row: Values) => Values): Reply {
  const { body } = reply;
  const each = (rows: readonly unknown[]) =>
    rows.map((row) => change(typeof row === 'object' && row !== null ? { ...row } : {}));
  if (Array.isArray(body)) return { ...reply, body: each(body) };
  if (typeof body !== 'object' || body === null || !('results' in body)) return reply;
  return {
    ...reply,
    body: { ...body, results: Array.isArray(body.results) ? each(body.results) : [] },
  };
}

function favourites(call: Call): readonly string[] {
  return call.sandbox.database
    .all('SELECT asset FROM favorite_assets WHERE user_id = ? ORDER BY rowid', [personOf(call).id])
    .map((row) => String(row['asset']));
}

function addFavourite(call: Call): Reply {
  const asset = bodyField(call, 'asset');
  if (typeof asset !== 'string') throw invalid({ asset: [{ say: 'required' }] });
  call.sandbox.database.run(
    'INSERT OR IGNORE INTO favorite_assets (user_id, asset) VALUES (?, ?)',
    [personOf(call).id, asset],
  );
  return { status: 201, body: { asset } };
}

function removeFavourite(call: Call): Reply {
  call.sandbox.database.run('DELETE FROM favorite_assets WHERE user_id = ? AND asset = ?', [
    personOf(call).id,
    call.query.get('asset') ?? '',
  ]);
  return { status: 204 };
}
