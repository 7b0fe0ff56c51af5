import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { saveActions } from './grantedActions.ts';
import { grantEndpoints } from './grantedEndpoints.ts';
import { linkEndpoints } from '../assets/links.ts';
import { membersOf } from './members.ts';
import {
  ASSET_FILTERS,
  peopleFilters,
  REACHED_ASSETS,
  reachedUsers,
  type AssetFilter,
  type PeopleFilter,
} from './reachedAssets.ts';
import { PUT_DEFAULTS, validFilter, validPart, yesOrNo, VALIDITY } from './validity.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { condition, both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const RESOURCE = 'perms.assetpermission';
const ASSET_PERMISSIONS = table(RESOURCE);
const ASSETS = table('assets.asset');

/** Relations of a permission: part of the address, field, resource. */
const HELD = [
  ['users', 'users', 'users.user'],
  ['user-groups', 'user_groups', 'users.usergroup'],
  ['assets', 'assets', 'assets.asset'],
  ['nodes', 'nodes', 'assets.node'],
  ['system-users', 'system_users', 'assets.systemuser'],
] as const satisfies readonly (readonly [part: string, ServedField<typeof RESOURCE>, ResourceId])[];

/** Who may use which assets. Source: contract: permissions, section 1. */
export const assetPermissions: BehaviourOf<
  typeof RESOURCE,
  AssetFilter | PeopleFilter | 'is_effective' | 'all'
> = {
  computed: VALIDITY,
  titles: { users: (user: RowOf<'users.user'>) => String(user['username']) },
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
  endpoints: [
    ...grantEndpoints,
    ...HELD.flatMap(([part, field, target]): readonly Endpoint[] =>
      linkEndpoints({
        address: `perms/asset-permissions-${part}-relations`,
        owner: RESOURCE,
        field,
        target,
      }),
    ),
  ],
};

/** The users of an asset permission, including members of its groups. */
export const assetPermissionUsers = membersOf<'perms.assetpermissionuser'>({
  resource: RESOURCE,
  address: 'perms/asset-permissions/:id/users/all',
  needs: 'perms.view_assetpermission',
  key: 'user',
  sql: reachedUsers(ASSET_PERMISSIONS),
});

/** The assets of an asset permission, including those in its nodes. */
export const assetPermissionAssets = membersOf<'perms.assetpermissionasset'>({
  resource: RESOURCE,
  address: 'perms/asset-permissions/:id/assets/all',
  needs: 'perms.view_assetpermission',
  key: 'asset',
  sql: `SELECT id, ${ASSETS.hostname} || '(' || ${ASSETS.ip} || ')' AS shown FROM ${ASSETS}
        WHERE id IN (${REACHED_ASSETS}) ORDER BY ${ASSETS.hostname}`,
});

/** In force, with at least one user, asset, system user and action. */
function effectivePart(call: Call): SqlPart {
  const { link } = ASSET_PERMISSIONS;
  const has = (links: string) => `id IN (SELECT owner_id FROM ${links})`;
  const complete = condition(
    `(${has(link.users)} OR ${has(link.user_groups)}) AND (${has(link.assets)} OR ${has(link.nodes)})
     AND ${has(link.system_users)} AND ${ASSET_PERMISSIONS.actions} <> '[]'`,
  );
  return both(validPart(call), complete);
}
