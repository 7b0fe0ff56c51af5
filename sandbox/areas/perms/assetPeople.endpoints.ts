import { ASSET_FILTERS, peopleFilters } from './reachedAssets.ts';
import type { Call, Endpoint } from '../../kernel/core/sandbox.ts';
import { EVERYTHING, NOTHING, both, condition } from '../../kernel/core/sqlParts.ts';
import type { Permission } from '../../../generated/names.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import { get } from '../../kernel/core/endpoints.ts';
import { table } from '../../kernel/core/tables.ts';

const PERMISSIONS = table('perms.assetpermission');
const USERS = table('users.user');

const NEEDS: readonly Permission[] = ['perms.view_assetpermission'];

/** Users with access to an asset, and the permissions that give it. Source: observed answers. */
export const assetPeople: readonly Endpoint[] = [
  get('assets/assets/:id/perm-users', NEEDS, (call, { id = '' }) => {
    const { sql, parameters } = grantsOf(id, call);
    const granted = (links: string) => `SELECT target_id FROM ${links} WHERE owner_id IN (${sql})`;
    const users = `id IN (${granted(PERMISSIONS.link.users)}) OR id IN (SELECT owner_id FROM
      ${USERS.link.groups} WHERE target_id IN (${granted(PERMISSIONS.link.user_groups)}))`;
    return listRecords('users.user', call, condition(users, ...parameters, ...parameters));
  }),
  get('assets/assets/:id/perm-user-groups', NEEDS, (call, { id = '' }) => {
    const { sql, parameters } = grantsOf(id, call);
    const groups = `id IN (SELECT target_id FROM ${PERMISSIONS.link.user_groups} WHERE owner_id IN (${sql}))`;
    return listRecords('users.usergroup', call, condition(groups, ...parameters));
  }),
  get('assets/assets/:id/perm-users/:id/permissions', NEEDS, (call, { id = '', second = '' }) =>
    permissionsOf(id, peopleFilters(PERMISSIONS).user_id(second, call), call),
  ),
  get(
    'assets/assets/:id/perm-user-groups/:id/permissions',
    NEEDS,
    (call, { id = '', second = '' }) => {
      const ofGroup = `id IN (SELECT owner_id FROM ${PERMISSIONS.link.user_groups} WHERE target_id = ?)`;
      return permissionsOf(id, condition(ofGroup, second), call);
    },
  ),
];

/** Ids of the permissions that grant an asset, directly or through its nodes. */
function grantsOf(asset: string, call: Call): SqlPart {
  findRow('assets.asset', asset, call);
  const { sql, parameters } = ASSET_FILTERS.asset_id(asset, call) ?? NOTHING;
  return { sql: `SELECT id FROM ${PERMISSIONS} WHERE ${sql}`, parameters };
}

/** The permissions that grant an asset and meet a condition. */
function permissionsOf(asset: string, theirs: SqlPart | undefined, call: Call) {
  const { sql, parameters } = grantsOf(asset, call);
  const granting = condition(`id IN (${sql})`, ...parameters);
  return listRecords('perms.assetpermission', call, both(granting, theirs ?? EVERYTHING));
}
