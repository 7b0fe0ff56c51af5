import type { Field, ResourceId } from '../../../generated/names.ts';
import type { SqlPart } from '../core/columns.ts';
import { table } from '../core/tables.ts';
import { quoted } from '../store/database.ts';
import { containsPart } from './query.ts';

/**
 * What belongs to records that have a text in one of these fields: to people of that name or username.
 *
 * @param owner the column that names the record
 */
export function ownersMatching<R extends ResourceId>(
  resource: R,
  fields: readonly Field<R>[],
  text: string,
  owner: string,
): SqlPart {
  const parts = fields.map((field) => containsPart(quoted(field), text));
  const where = parts.map(({ sql }) => sql).join(' OR ');
  return {
    sql: `${owner} IN (SELECT id FROM ${table(resource)} WHERE ${where})`,
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}
