import { both, inOrganization } from '../resources/organizationPart.ts';
import type { SqlPart } from '../resources/resource.ts';
import { validPart } from '../perms/validity.ts';
import { table } from '../tables.ts';
import { personOf, type Call } from '../wire/call.ts';

const PERMISSIONS = table('perms.assetpermission');
const USERS = table('users.user');
const ASSETS = table('assets.asset');
const NODES = table('assets.node');
const SYSTEM_USERS = table('assets.systemuser');

/** Asset permissions in force for the person of a call, directly or through a group. */
function rulesInForce(call: Call): SqlPart {
  const { id } = personOf(call);
  const valid = validPart(call);
  return {
    sql: `SELECT id FROM ${PERMISSIONS} WHERE ${valid.sql}
      AND (id IN (SELECT owner_id FROM ${PERMISSIONS.link.users} WHERE target_id = ?) OR id IN
        (SELECT owner_id FROM ${PERMISSIONS.link.user_groups} WHERE target_id IN
          (SELECT target_id FROM ${USERS.link.groups} WHERE owner_id = ?)))`,
    parameters: [...valid.parameters, id, id],
  };
}

/** The assets granted to the person of a call, within the organization. */
export function grantedPart(call: Call): SqlPart {
  const here = inOrganization(call);
  const rules = rulesInForce(call);
  const { assets, nodes } = PERMISSIONS.link;
  return {
    sql: `(${here.sql}) AND (id IN (SELECT target_id FROM ${assets} WHERE owner_id IN (${rules.sql}))
      OR id IN (SELECT l.owner_id FROM ${ASSETS.link.nodes} l JOIN ${NODES} n ON n.id = l.target_id
        JOIN ${NODES} p ON n.${NODES.key} = p.${NODES.key} OR n.${NODES.key} LIKE p.${NODES.key} || ':%'
        WHERE p.id IN (SELECT target_id FROM ${nodes} WHERE owner_id IN (${rules.sql}))))`,
    parameters: [...here.parameters, ...rules.parameters, ...rules.parameters],
  };
}

/** The system users that go with the grants. */
export function grantedSystemUsers(call: Call): SqlPart {
  const common: SqlPart = { sql: `${SYSTEM_USERS.type} = 'common'`, parameters: [] };
  const here = both(common, inOrganization(call));
  const rules = rulesInForce(call);
  const accounts = PERMISSIONS.link.system_users;
  return {
    sql: `(${here.sql}) AND id IN (SELECT target_id FROM ${accounts} WHERE owner_id IN (${rules.sql}))`,
    parameters: [...here.parameters, ...rules.parameters],
  };
}
