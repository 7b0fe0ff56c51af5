import { ASSET_FILTERS, peopleFilters } from './reachedAssets.ts';
import type { Call, Endpoint } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  EVERYTHING,
  NOTHING,
  equals,
  refersTo,
  both,
  either,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import type { Permission } from '#project/generated/names.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { findRow, listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const PERMISSIONS = table('perms.assetpermission');
const USERS = table('users.user');

const NEEDS: readonly Permission[] = ['perms.view_assetpermission'];

/** Users with access to an asset, and the permissions that give it. Source: observed answers. */
export const assetPeople: readonly Endpoint[] = [
  get('assets/assets/:id/perm-users', NEEDS, (call, { id = '' }) => {
    const { users, user_groups: groups } = PERMISSIONS.link;
    const granting = refersTo('owner_id', `${PERMISSIONS}`, grantsOf(id, call));
    const inGroup = refersTo('target_id', groups, granting, 'target_id');
    const member = refersTo('id', USERS.link.groups, inGroup, 'owner_id');
    const reached = either(refersTo('id', users, granting, 'target_id'), member);
    return listRecords('users.user', call, reached);
  }),
  get('assets/assets/:id/perm-user-groups', NEEDS, (call, { id = '' }) => {
    const granting = refersTo('owner_id', `${PERMISSIONS}`, grantsOf(id, call));
    const groups = refersTo('id', PERMISSIONS.link.user_groups, granting, 'target_id');
    return listRecords('users.usergroup', call, groups);
  }),
  get('assets/assets/:id/perm-users/:id/permissions', NEEDS, (call, { id = '', second = '' }) =>
    permissionsOf(id, peopleFilters(PERMISSIONS).user_id(second, call), call),
  ),
  get(
    'assets/assets/:id/perm-user-groups/:id/permissions',
    NEEDS,
    (call, { id = '', second = '' }) => {
      const { user_groups: links } = PERMISSIONS.link;
      return permissionsOf(
        id,
        refersTo('id', links, equals('target_id', second), 'owner_id'),
        call,
      );
    },
  ),
];

/** Condition for the permissions that grant an asset, directly or through its nodes. */
function grantsOf(asset: string, call: Call): SqlPart {
  findRow('assets.asset', asset, call);
  return ASSET_FILTERS.asset_id(asset, call) ?? NOTHING;
}

/** The permissions that grant an asset and meet a condition. */
function permissionsOf(asset: string, theirs: SqlPart | undefined, call: Call) {
  const granting = both(grantsOf(asset, call), theirs ?? EVERYTHING);
  return listRecords('perms.assetpermission', call, granting);
}
