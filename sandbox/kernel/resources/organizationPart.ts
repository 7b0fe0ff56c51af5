import type { ResourceId } from '../../../generated/names.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import type { SqlPart } from '../core/columns.ts';

/**
 * The one rule for what an organization shows: its own rows, and in the root organization everybody's.
 * Whoever reads, changes or names a row by hand asks here. Source: protocol, section 1.
 *
 * @param column that says whose the row is, with the name of its table where several are joined
 */
export function inOrganization({ organization }: Call, column = 'org_id'): SqlPart {
  return organization.isRoot
    ? { sql: '1', parameters: [] }
    : { sql: `${column} = ?`, parameters: [organization.id] };
}

/** Rows that belong to a record of another table, which belongs to the organization. */
export function ofOwners(call: Call, column: string, table: string): SqlPart {
  if (call.organization.isRoot) return { sql: '1', parameters: [] };
  const owners = inOrganization(call);
  return {
    sql: `${column} IN (SELECT id FROM ${table} WHERE ${owners.sql})`,
    parameters: owners.parameters,
  };
}

/** Both conditions at once. */
export function both(first: SqlPart, second: SqlPart): SqlPart {
  return {
    sql: `(${first.sql}) AND (${second.sql})`,
    parameters: [...first.parameters, ...second.parameters],
  };
}

/** People with a role in the organization; all of them in the root one. */
export function membersPart(call: Call, column = 'id'): SqlPart {
  if (call.organization.isRoot) return { sql: '1', parameters: [] };
  return {
    sql: `${column} IN (SELECT "user" FROM role_bindings WHERE scope = 'org' AND org = ?)`,
    parameters: [call.organization.id],
  };
}

/** A resource seen through other eyes: these rows instead of those of the organization. */
export function shownAs<R extends ResourceId>(
  resource: ServerResource<R>,
  scope: SqlPart,
): ServerResource<R> {
  return { ...resource, behaviour: { ...resource.behaviour, scope: () => scope } };
}
