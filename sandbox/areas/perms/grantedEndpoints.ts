import type { ApiAddress, Permission } from '../../../generated/names.ts';
import { type Endpoint, resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { RecordValues, Reply, Segments } from '../../kernel/core/values.ts';
import { objectMissing } from '../../kernel/core/errors.ts';
import { table } from '../../kernel/core/tables.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { pagedReply } from '../../kernel/resources/paging.ts';
import { represent } from '../../kernel/resources/represent.ts';
import { completeActions } from './grantedActions.ts';
import { ACCOUNT_FIELDS, ASSET_FIELDS, grantedAccounts, grantedAssets } from './granted.ts';
import { grantedViews } from './grantedViews.ts';
import { caller, type Grantee } from './inForce.ts';
import { grantedTree } from './grantedTree.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';
import { storedList } from '../../kernel/core/stored.ts';

const ASSETS = table('assets.asset');

/** Addresses about what is granted to another user or a group. */
type Somebody = 'perms/users/:id' | 'perms/user-groups/:id';
type Who = (segments: Segments, call: Call) => Grantee;

const me: Who = (_, call) => caller(call);
const person: Who = ({ id = '' }, call) => {
  findRow(resourceOf(call.sandbox, 'users.user'), id, call);
  return { kind: 'user', id };
};
const group: Who = ({ id = '' }, call) => {
  findRow(resourceOf(call.sandbox, 'users.usergroup'), id, call);
  return { kind: 'group', id };
};

/**
 * What is granted to the caller, to another user and to a group; the caller's own assets and applications are in
 * `granted.endpoints.ts`. Source: protocol, section 14.4.
 */
export const grantEndpoints: readonly Endpoint[] = [
  treeOf('perms/users', 'perms.view_myassets', me, true),
  treeOf('perms/users/:id', 'perms.view_userassets', person, true),
  ...grantedViews,
  ...assetsOf('perms/users/:id', 'perms.view_userassets', person),
  treeOf('perms/user-groups/:id', 'perms.view_usergroupassets', group, false),
  ...assetsOf('perms/user-groups/:id', 'perms.view_usergroupassets', group),
  accounts('perms/users/assets/:id/system-users', 'perms.view_myassets', me),
  accounts('perms/users/:id/assets/:id/system-users', 'perms.view_userassets', person),
];

function treeOf(
  base: 'perms/users' | Somebody,
  needs: Permission,
  who: Who,
  amounts: boolean,
): Endpoint {
  return get(`${base}/nodes/children/tree`, needs, (call, given) =>
    ok(grantedTree(grantedAssets(who(given, call), call), call, { amounts, own: who === me })),
  );
}

function assetsOf(base: Somebody, needs: Permission, who: Who): readonly Endpoint[] {
  return [
    get(`${base}/assets`, needs, (call, given) => assets(who(given, call), call)),
    get(`${base}/nodes/:id/assets`, needs, (call, given) =>
      assets(who(given, call), call, given.second),
    ),
  ];
}

/** These answers have no favourites; without a group of their own, ungrouped assets are all assets. */
function assets(grantee: Grantee, call: Call, node?: string): Reply {
  const asked = node ?? call.query.get('node_id') ?? undefined;
  const rows =
    asked === 'favorite'
      ? []
      : grantedAssets(grantee, call, asked === 'ungrouped' ? undefined : asked);
  const search = (call.query.get('search') ?? '').toLowerCase();
  const found = rows.filter((row) =>
    [row['hostname'], row['ip']].some((text) => String(text).toLowerCase().includes(search)),
  );
  const resource = resourceOf(call.sandbox, 'assets.asset');
  return pagedReply(call, found, (shown) =>
    represent(resource, shown, call).map((record) => pick(record, ASSET_FIELDS)),
  );
}

function isActive(asset: string, { sandbox: { database } }: Call): boolean {
  const row = database.get(`SELECT ${ASSETS.is_active} FROM ${ASSETS} WHERE id = ?`, [asset]);
  return row?.['is_active'] === 1;
}

function accounts(address: ApiAddress, needs: Permission, who: Who): Endpoint {
  return get(address, needs, (call, given) => {
    const asset = given.second ?? given.id ?? '';
    // Of the caller's own assets only active ones are known here (observed).
    if (who === me && !isActive(asset, call)) throw objectMissing('Asset');
    const rows = grantedAccounts(who(given, call), asset, call);
    const resource = resourceOf(call.sandbox, 'assets.systemuser');
    const rights = new Map<unknown, unknown[]>();
    for (const row of rows) {
      const before = rights.get(row['id']) ?? [];
      rights.set(row['id'], [...before, ...storedList(row['granted_actions'])]);
    }
    const single = rows.filter(
      (row, place) => rows.findIndex((other) => other['id'] === row['id']) === place,
    );
    const records = represent(resource, single, call).map((record) => ({
      ...pick(record, ACCOUNT_FIELDS),
      actions: completeActions(rights.get(record['id']) ?? []),
    }));
    return pagedReply(call, records);
  });
}

function pick<Name extends string>(record: RecordValues<Name>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
