import type { Endpoint } from '../behaviour/behaviour.ts';
import { findRow, listRecords } from '../resources/answer.ts';
import type { SqlPart } from '../resources/resource.ts';
import { resourceOf } from '../sandbox.ts';
import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { validPart } from './validity.ts';

const ASSET_RULES = 'r_perms_assetpermission';
const APPLICATION_RULES = 'r_perms_applicationpermission';

/**
 * Who may use an asset, and the applications that somebody may use: the other side of permissions in
 * force. Source: page facts, assets, section 1.5, and users, section 1.8.
 */
export const allowedPeople: readonly Endpoint[] = [
  {
    method: 'GET',
    address: 'assets/assets/:id/perm-users',
    needs: ['perms.view_assetpermission'],
    answer: (call, { id = '' }) => within('users.user', usersOf(assetAt(call, id), call), call),
  },
  {
    method: 'GET',
    address: 'assets/assets/:id/perm-user-groups',
    needs: ['perms.view_assetpermission'],
    answer: (call, { id = '' }) =>
      within('users.usergroup', groupsOf(assetAt(call, id), call), call),
  },
  {
    method: 'GET',
    address: 'perms/users/:id/applications',
    needs: ['perms.view_userapps'],
    answer(call, { id = '' }) {
      findRow(resourceOf(call.sandbox, 'users.user'), id, call);
      return within('applications.application', applicationsOf(id, call), call);
    },
  },
];

function assetAt(call: Call, id: string): Row {
  return findRow(resourceOf(call.sandbox, 'assets.asset'), id, call);
}

/** A list of another resource, cut to these records. */
function within(resourceId: string, scope: SqlPart, call: Call) {
  const resource = resourceOf(call.sandbox, resourceId);
  return listRecords(
    { ...resource, behaviour: { ...resource.behaviour, scope: () => scope } },
    call,
  );
}

/** Permissions in force that hold the asset, by itself or through a node above it. */
function rulesOf({ id = null }: Row, call: Call): SqlPart {
  const valid = validPart(call, 'p');
  return {
    sql: `SELECT p.id FROM ${ASSET_RULES} p WHERE ${valid.sql} AND (
      p.id IN (SELECT owner_id FROM ${ASSET_RULES}__assets WHERE target_id = ?) OR
      p.id IN (SELECT l.owner_id FROM ${ASSET_RULES}__nodes l JOIN r_assets_node n ON n.id = l.target_id
        JOIN r_assets_node m ON m."key" = n."key" OR m."key" LIKE n."key" || ':%'
        JOIN r_assets_asset__nodes a ON a.target_id = m.id WHERE a.owner_id = ?))`,
    parameters: [...valid.parameters, id, id],
  };
}

function groupsOf(asset: Row, call: Call): SqlPart {
  const rules = rulesOf(asset, call);
  return {
    sql: `id IN (SELECT target_id FROM ${ASSET_RULES}__user_groups WHERE owner_id IN (${rules.sql}))`,
    parameters: rules.parameters,
  };
}

function usersOf(asset: Row, call: Call): SqlPart {
  const rules = rulesOf(asset, call);
  return {
    sql: `(id IN (SELECT target_id FROM ${ASSET_RULES}__users WHERE owner_id IN (${rules.sql}))
      OR id IN (SELECT g.owner_id FROM r_users_user__groups g
        JOIN ${ASSET_RULES}__user_groups l ON l.target_id = g.target_id WHERE l.owner_id IN (${rules.sql})))`,
    parameters: [...rules.parameters, ...rules.parameters],
  };
}

function applicationsOf(user: string, call: Call): SqlPart {
  const valid = validPart(call, 'p');
  return {
    sql: `id IN (SELECT a.target_id FROM ${APPLICATION_RULES}__applications a JOIN ${APPLICATION_RULES} p
      ON p.id = a.owner_id WHERE ${valid.sql} AND (
        p.id IN (SELECT owner_id FROM ${APPLICATION_RULES}__users WHERE target_id = ?) OR
        p.id IN (SELECT l.owner_id FROM ${APPLICATION_RULES}__user_groups l
          JOIN r_users_user__groups g ON g.target_id = l.target_id WHERE g.owner_id = ?)))`,
    parameters: [...valid.parameters, user, user],
  };
}
