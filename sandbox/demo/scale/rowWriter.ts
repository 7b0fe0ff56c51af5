import type { Field, ResourceId } from '../../../generated/names.ts';
import { toStored } from '../../kernel/resources/values.ts';
import { resourceIn, type Sandbox } from '../../kernel/core/sandbox.ts';
import { placeholders, quoted } from '../../kernel/store/database.ts';

/** Adds a row and returns its id; values are in the order of the columns. */
type WriteRow = (values: readonly unknown[]) => string;

/**
 * Inserts many rows of a resource without validation, logs and behaviours. Columns that are not named stay empty.
 *
 * @returns undefined when the manifests have no such resource
 */
export function rowWriter<R extends ResourceId>(
  sandbox: Sandbox,
  resourceId: R,
  names: readonly Field<R>[],
): WriteRow | undefined {
  const resource = resourceIn(sandbox, resourceId);
  if (!resource) return undefined;
  const { database, random } = sandbox;
  const known = names.flatMap((name, place) => {
    const column = resource.columns.get(name);
    return column ? [{ column, place }] : [];
  });
  const columns = known.map(({ column }) => column.name);
  const sql = `INSERT INTO ${resource.table} (${['id', ...columns].join(', ')})
    VALUES (${placeholders(columns.length + 1)})`;
  return (values) => {
    const id = random.uuid();
    database.run(sql, [id, ...known.map(({ column, place }) => toStored(column, values[place]))]);
    return id;
  };
}

/** Inserts pairs of a relation with a link table. */
export function linkWriter(
  { database }: Sandbox,
  table: string,
): (owner: string, target: string) => void {
  const sql = `INSERT INTO ${quoted(table)} (owner_id, target_id) VALUES (?, ?)`;
  return (owner, target) => void database.run(sql, [owner, target]);
}
