import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { EVERYTHING, refersTo } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

/** Condition for users with a role in the organization; for all users in the root organization. */
export function membersPart(call: Call, column = 'id'): SqlPart {
  if (call.organization.isRoot) return EVERYTHING;
  const bound = { sql: "scope = 'org' AND org = ?", parameters: [call.organization.id] };
  return refersTo(column, 'role_bindings', bound, '"user"');
}
