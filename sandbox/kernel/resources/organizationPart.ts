import type { ResourceId } from '#project/generated/names.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import type { SqlPart } from '../core/columns.ts';
import { EVERYTHING, equals, refersTo } from '../core/sqlParts.ts';

/**
 * Condition for the rows that an organization shows: its own, and in the root organization those of all. All code
 * that reads, changes or refers to rows uses it. Source: protocol, section 1.
 *
 * @param column with the id of the organization; with its table name in a join
 */
export function inOrganization({ organization }: Call, column = 'org_id'): SqlPart {
  return organization.isRoot ? EVERYTHING : equals(column, organization.id);
}

/** Condition for rows whose owner, in another table, belongs to the organization. */
export function ofOwners(call: Call, column: string, table: string): SqlPart {
  if (call.organization.isRoot) return EVERYTHING;
  return refersTo(column, table, inOrganization(call));
}

/** The resource with another scope than that of its organization. */
export function withScope<R extends ResourceId>(
  resource: ServerResource<R>,
  scope: SqlPart,
): ServerResource<R> {
  return { ...resource, behaviour: { ...resource.behaviour, scope: () => scope } };
}
