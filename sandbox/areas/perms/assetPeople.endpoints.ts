import type { Permission, ResourceId } from '../../../generated/names.ts';
import { type Endpoint, resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import { withScope } from '../../kernel/resources/organizationPart.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { ASSET_FILTERS, peopleFilters } from './reachedAssets.ts';
import { table } from '../../kernel/core/tables.ts';
import { get } from '../../kernel/core/endpoints.ts';

const ASSET_PERMISSIONS = table('perms.assetpermission');
const USERS = table('users.user');

const NEEDS: readonly Permission[] = ['perms.view_assetpermission'];

/** Users with access to an asset, and the permissions that give it. Source: observed answers. */
export const assetPeople: readonly Endpoint[] = [
  get('assets/assets/:id/perm-users', NEEDS, (call, { id = '' }) => {
    const rules = grantsOf(id, call);
    const groups = `SELECT target_id FROM ${ASSET_PERMISSIONS.link.user_groups} WHERE owner_id IN (${rules.sql})`;
    return list(
      'users.user',
      {
        sql: `id IN (SELECT target_id FROM ${ASSET_PERMISSIONS.link.users} WHERE owner_id IN (${rules.sql}))
            OR id IN (SELECT owner_id FROM ${USERS.link.groups} WHERE target_id IN (${groups}))`,
        parameters: [...rules.parameters, ...rules.parameters],
      },
      call,
    );
  }),
  get('assets/assets/:id/perm-user-groups', NEEDS, (call, { id = '' }) => {
    const rules = grantsOf(id, call);
    return list(
      'users.usergroup',
      {
        sql: `id IN (SELECT target_id FROM ${ASSET_PERMISSIONS.link.user_groups} WHERE owner_id IN (${rules.sql}))`,
        parameters: rules.parameters,
      },
      call,
    );
  }),
  get(
    'assets/assets/:id/perm-users/:id/permissions',
    NEEDS,
    (call, { id = '', second: user = '' }) => {
      const rules = grantsOf(id, call);
      const theirs = peopleFilters(ASSET_PERMISSIONS).user_id(user, call);
      return list(
        'perms.assetpermission',
        {
          sql: `id IN (${rules.sql})${theirs ? ` AND (${theirs.sql})` : ''}`,
          parameters: [...rules.parameters, ...(theirs?.parameters ?? [])],
        },
        call,
      );
    },
  ),
  get(
    'assets/assets/:id/perm-user-groups/:id/permissions',
    NEEDS,
    (call, { id = '', second: group = '' }) => {
      const rules = grantsOf(id, call);
      return list(
        'perms.assetpermission',
        {
          sql: `id IN (${rules.sql}) AND id IN (SELECT owner_id FROM ${ASSET_PERMISSIONS.link.user_groups} WHERE target_id = ?)`,
          parameters: [...rules.parameters, group],
        },
        call,
      );
    },
  ),
];

/** Ids of the permissions that grant an asset, directly or through its nodes. */
function grantsOf(asset: string, call: Call): SqlPart {
  findRow(resourceOf(call.sandbox, 'assets.asset'), asset, call);
  const part = ASSET_FILTERS.asset_id(asset, call);
  return {
    sql: `SELECT id FROM ${ASSET_PERMISSIONS} WHERE ${part?.sql ?? '0'}`,
    parameters: part?.parameters ?? [],
  };
}

function list(resource: ResourceId, scope: SqlPart, call: Call) {
  return listRecords(withScope(resourceOf(call.sandbox, resource), scope), call);
}
