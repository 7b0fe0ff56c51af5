import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { SqlPart } from '../core/columns.ts';
import { table } from '../core/tables.ts';
import { quoted } from '../store/database.ts';
import { equals, refersTo, either } from '../core/sqlParts.ts';
import { containsPart } from './query.ts';

/**
 * Condition for rows whose owner has exactly this value in a field.
 *
 * @param owner the column with the id of the owner
 */
export function ownersWith<R extends ResourceId>(
  resource: R,
  field: ServedField<R>,
  value: string,
  owner: string,
): SqlPart {
  return refersTo(owner, `${table(resource)}`, equals(quoted(field), value));
}

/**
 * Condition for rows whose owner has a text in one of these fields, for example a user with that name or username.
 *
 * @param owner the column with the id of the owner
 */
export function ownersMatching<R extends ResourceId>(
  resource: R,
  fields: readonly ServedField<R>[],
  text: string,
  owner: string,
): SqlPart {
  const parts = fields.map((field) => containsPart(quoted(field), text));
  return refersTo(owner, `${table(resource)}`, parts.reduce(either));
}
