import type { ResourceId } from '../../generated/names.ts';
import type { Behaviour, Endpoint } from '../behaviour/behaviour.ts';
import type { SqlPart } from '../resources/resource.ts';
import { placeholders } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { saveActions } from './grantedActions.ts';
import { grantEndpoints } from './grantedEndpoints.ts';
import { linkEndpoints } from './links.ts';
import { membersOf } from './members.ts';
import { ASSET_FILTERS, peopleFilters, REACHED_ASSETS, reachedUsers } from './reach.ts';
import { PUT_DEFAULTS, tellValidity, validFilter, validPart, yesOrNo } from './validity.ts';

const TABLE = 'r_perms_assetpermission';
const RESOURCE = 'perms.assetpermission';
const LINKS: readonly (readonly [
  part: string,
  key: string,
  field: string,
  resource: ResourceId,
  shown: string,
])[] = [
  ['users', 'user', 'users', 'users.user', 't.name'],
  ['user-groups', 'usergroup', 'user_groups', 'users.usergroup', 't.name'],
  ['assets', 'asset', 'assets', 'assets.asset', 't.hostname'],
  ['nodes', 'node', 'nodes', 'assets.node', 't.full_value'],
  [
    'system-users',
    'systemuser',
    'system_users',
    'assets.systemuser',
    "t.name || '(' || coalesce(t.username, '') || ')'",
  ],
];

/** Who may use which assets. Source: page facts, permissions, section 1. */
export const assetPermissions: Behaviour = {
  computed: ['is_expired', 'is_valid'],
  lenientChoices: ['actions'],
  putDefaults: PUT_DEFAULTS,
  filters: {
    ...peopleFilters(TABLE),
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
    ...LINKS.flatMap(([part, key, field, resource, shown]): readonly Endpoint[] =>
      linkEndpoints({
        address: `perms/asset-permissions-${part}-relations`,
        permission: RESOURCE,
        owner: 'assetpermission',
        target: [key, resource, shown],
        links: `${TABLE}__${field}`,
      }),
    ),
  ],
};

/** Everybody an asset permission reaches. */
export const assetPermissionUsers: Behaviour = membersOf({
  resource: RESOURCE,
  address: 'perms/asset-permissions/:id/users/all',
  needs: 'perms.view_assetpermission',
  key: 'user',
  sql: `SELECT id, name || '(' || username || ')' AS shown FROM r_users_user
        WHERE id IN (${reachedUsers(TABLE)}) ORDER BY name`,
  times: 2,
});

/** Every asset that an asset permission reaches. */
export const assetPermissionAssets: Behaviour = membersOf({
  resource: RESOURCE,
  address: 'perms/asset-permissions/:id/assets/all',
  needs: 'perms.view_assetpermission',
  key: 'asset',
  sql: `SELECT id, hostname || '(' || ip || ')' AS shown FROM r_assets_asset
        WHERE id IN (${REACHED_ASSETS}) ORDER BY hostname`,
  times: 2,
});

/** In force and complete: somebody, something, an account and a right. */
function effectivePart(call: Call): SqlPart {
  const valid = validPart(call);
  const has = (field: string) => `id IN (SELECT owner_id FROM ${TABLE}__${field})`;
  return {
    sql: `${valid.sql} AND (${has('users')} OR ${has('user_groups')}) AND (${has('assets')} OR ${has('nodes')})
          AND ${has('system_users')} AND actions <> '[]'`,
    parameters: valid.parameters,
  };
}

/** People are shown by their login here, all else by its name. */
function showUsernames(records: readonly Record<string, unknown>[], call: Call): void {
  const wanted = records.flatMap((record) => idsOf(record['users']));
  const names = new Map(
    call.sandbox.database
      .all(
        `SELECT id, username FROM r_users_user WHERE id IN (${placeholders(wanted.length)})`,
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
