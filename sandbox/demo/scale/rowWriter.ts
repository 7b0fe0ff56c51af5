import type { Field, ResourceId } from '../../../generated/names.ts';
import { toStored } from '../../kernel/resources/values.ts';
import { resourceIn, type Sandbox } from '../../kernel/core/sandbox.ts';
import { placeholders, quoted } from '../../kernel/store/database.ts';

/** Adds a row and gives its id; the values stand in the order of the columns. */
export type WriteRow = (values: readonly unknown[]) => string;

/**
 * Writes many rows of one resource, with nothing done for each of them but its insert: no checks, no
 * logs, no behaviour. Columns that are not named stay empty.
 *
 * @returns undefined where the manifests have no such resource
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

/** Adds a pair of a many-relation that has a link table of its own. */
export function linkWriter(
  { database }: Sandbox,
  table: string,
): (owner: string, target: string) => void {
  const sql = `INSERT INTO ${quoted(table)} (owner_id, target_id) VALUES (?, ?)`;
  return (owner, target) => void database.run(sql, [owner, target]);
}
