import type { ResourceId } from '../../generated/names.ts';
import type { Endpoint } from '../behaviour/behaviour.ts';
import type { SqlPart } from '../resources/resource.ts';
import { placeholders } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { saveActions } from './grantedActions.ts';
import { grantEndpoints } from './grantedEndpoints.ts';
import { linkEndpoints } from './links.ts';
import { membersOf } from './members.ts';
import {
  ASSET_FILTERS,
  peopleFilters,
  REACHED_ASSETS,
  reachedUsers,
  type AssetFilter,
  type PeopleFilter,
} from './reach.ts';
import { PUT_DEFAULTS, tellValidity, validFilter, validPart, yesOrNo } from './validity.ts';
import { table, type BehaviourOf, type ValuesOf } from '../tables.ts';

const ASSET_PERMISSIONS = table('perms.assetpermission');
const USERS = table('users.user');
const USER_GROUPS = table('users.usergroup');
const SYSTEM_USERS = table('assets.systemuser');
const NODES = table('assets.node');
const ASSETS = table('assets.asset');

const RESOURCE = 'perms.assetpermission';
const LINKS: readonly (readonly [
  part: 'users' | 'user-groups' | 'assets' | 'nodes' | 'system-users',
  key: string,
  links: string,
  resource: ResourceId,
  shown: string,
])[] = [
  ['users', 'user', ASSET_PERMISSIONS.link.users, 'users.user', `t.${USERS.name}`],
  [
    'user-groups',
    'usergroup',
    ASSET_PERMISSIONS.link.user_groups,
    'users.usergroup',
    `t.${USER_GROUPS.name}`,
  ],
  ['assets', 'asset', ASSET_PERMISSIONS.link.assets, 'assets.asset', `t.${ASSETS.hostname}`],
  ['nodes', 'node', ASSET_PERMISSIONS.link.nodes, 'assets.node', `t.${NODES.full_value}`],
  [
    'system-users',
    'systemuser',
    ASSET_PERMISSIONS.link.system_users,
    'assets.systemuser',
    `t.${SYSTEM_USERS.name} || '(' || coalesce(t.${SYSTEM_USERS.username}, '') || ')'`,
  ],
];

/** Who may use which assets. Source: page facts, permissions, section 1. */
export const assetPermissions: BehaviourOf<
  typeof RESOURCE,
  AssetFilter | PeopleFilter | 'is_effective' | 'all'
> = {
  computed: ['is_expired', 'is_valid'],
  lenientChoices: ['actions'],
  putDefaults: PUT_DEFAULTS,
  filters: {
    ...peopleFilters(ASSET_PERMISSIONS),
    ...ASSET_FILTERS,
    is_valid: validFilter,
    is_effective: (value, call) => yesOrNo(value, effectivePart(call)),
    all: () => undefined,
  },
  beforeSave: (values, _call, existing) => saveActions(values, !existing),
  represent(rows, records, call) {
    tellValidity(rows, records, call);
    showUsernames(records, call);
  },
  endpoints: [
    ...grantEndpoints,
    ...LINKS.flatMap(([part, key, links, resource, shown]): readonly Endpoint[] =>
      linkEndpoints({
        address: `perms/asset-permissions-${part}-relations`,
        permission: RESOURCE,
        owner: 'assetpermission',
        target: [key, resource, shown],
        links,
      }),
    ),
  ],
};

/** Everybody an asset permission reaches. */
export const assetPermissionUsers = membersOf({
  resource: RESOURCE,
  address: 'perms/asset-permissions/:id/users/all',
  needs: 'perms.view_assetpermission',
  key: 'user',
  sql: `SELECT id, ${USERS.name} || '(' || ${USERS.username} || ')' AS shown FROM ${USERS}
        WHERE id IN (${reachedUsers(ASSET_PERMISSIONS)}) ORDER BY ${USERS.name}`,
  times: 2,
});

/** Every asset that an asset permission reaches. */
export const assetPermissionAssets = membersOf({
  resource: RESOURCE,
  address: 'perms/asset-permissions/:id/assets/all',
  needs: 'perms.view_assetpermission',
  key: 'asset',
  sql: `SELECT id, ${ASSETS.hostname} || '(' || ${ASSETS.ip} || ')' AS shown FROM ${ASSETS}
        WHERE id IN (${REACHED_ASSETS}) ORDER BY ${ASSETS.hostname}`,
  times: 2,
});

/** In force and complete: somebody, something, an account and a right. */
function effectivePart(call: Call): SqlPart {
  const valid = validPart(call);
  const { link } = ASSET_PERMISSIONS;
  const has = (links: string) => `id IN (SELECT owner_id FROM ${links})`;
  return {
    sql: `${valid.sql} AND (${has(link.users)} OR ${has(link.user_groups)}) AND (${has(link.assets)} OR ${has(link.nodes)})
          AND ${has(link.system_users)} AND ${ASSET_PERMISSIONS.actions} <> '[]'`,
    parameters: valid.parameters,
  };
}

/** People are shown by their login here, all else by its name. */
function showUsernames(records: readonly ValuesOf<typeof RESOURCE>[], call: Call): void {
  const wanted = records.flatMap((record) => idsOf(record['users']));
  const names = new Map(
    call.sandbox.database
      .all(
        `SELECT id, ${USERS.username} FROM ${USERS} WHERE id IN (${placeholders(wanted.length)})`,
        wanted,
      )
      .map((row) => [String(row['id']), String(row['username'])]),
  );
  for (const record of records) {
    record['users_display'] = idsOf(record['users']).flatMap((id) => names.get(id) ?? []);
  }
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
