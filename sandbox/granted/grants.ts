import { both, inOrganization } from '../resources/organizationPart.ts';
import type { SqlPart } from '../resources/resource.ts';
import { linkTableName } from '../resources/resource.ts';
import { validPart } from '../perms/validity.ts';
import { resourceOf } from '../sandbox.ts';
import { personOf, type Call } from '../wire/call.ts';

/** Asset permissions in force for the person of a call, directly or through a group. */
function rulesInForce(call: Call, table: string): SqlPart {
  const users = linkTableName(table, 'users');
  const groups = linkTableName(table, 'user_groups');
  const { id } = personOf(call);
  const valid = validPart(call);
  return {
    sql: `SELECT id FROM ${table} WHERE ${valid.sql}
      AND (id IN (SELECT owner_id FROM ${users} WHERE target_id = ?) OR id IN
        (SELECT owner_id FROM ${groups} WHERE target_id IN
          (SELECT target_id FROM r_users_user__groups WHERE owner_id = ?)))`,
    parameters: [...valid.parameters, id, id],
  };
}

/** The assets granted to the person of a call, within the organization. */
export function grantedPart(call: Call): SqlPart {
  const here = inOrganization(call);
  const rule = resourceOf(call.sandbox, 'perms.assetpermission');
  const rules = rulesInForce(call, rule.table);
  const assets = linkTableName(rule.table, 'assets');
  const nodes = linkTableName(rule.table, 'nodes');
  return {
    sql: `(${here.sql}) AND (id IN (SELECT target_id FROM ${assets} WHERE owner_id IN (${rules.sql}))
      OR id IN (SELECT l.owner_id FROM r_assets_asset__nodes l JOIN r_assets_node n ON n.id = l.target_id
        JOIN r_assets_node p ON n."key" = p."key" OR n."key" LIKE p."key" || ':%'
        WHERE p.id IN (SELECT target_id FROM ${nodes} WHERE owner_id IN (${rules.sql}))))`,
    parameters: [...here.parameters, ...rules.parameters, ...rules.parameters],
  };
}

/** The system users that go with the grants. */
export function grantedSystemUsers(call: Call): SqlPart {
  const here = both({ sql: `type = 'common'`, parameters: [] }, inOrganization(call));
  const rule = resourceOf(call.sandbox, 'perms.assetpermission');
  const rules = rulesInForce(call, rule.table);
  const users = linkTableName(rule.table, 'system_users');
  return {
    sql: `(${here.sql}) AND id IN (SELECT target_id FROM ${users} WHERE owner_id IN (${rules.sql}))`,
    parameters: [...here.parameters, ...rules.parameters],
  };
}
