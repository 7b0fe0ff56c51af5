import type { ResourceId } from '#project/generated/names.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { ValuesOf } from '../core/tables.ts';
import type { RecordValues } from '../core/values.ts';
import { placeholders } from '../store/database.ts';
import { toStored } from './values.ts';

/**
 * Inserts a row without validation, behaviour or log, with a new id unless one is given. Columns without a value stay
 * empty. Does nothing when the manifests have no such resource.
 *
 * @returns the id; empty when there is no such resource
 */
export function insertRow<R extends ResourceId>(
  { database, random, resources }: Pick<Sandbox, 'database' | 'random' | 'resources'>,
  resourceId: R,
  values: ValuesOf<R>,
  id: string = random.uuid(),
): string {
  const resource = resources.get(resourceId);
  if (!resource) return '';
  const given: RecordValues = values;
  const columns = [...resource.columns.values()].filter(
    ({ field }) => field.name in given && field.name !== 'id',
  );
  database.run(
    `INSERT INTO ${resource.table} (${['id', ...columns.map(({ name }) => name)].join(', ')})
     VALUES (${placeholders(columns.length + 1)})`,
    [id, ...columns.map((column) => toStored(column, given[column.field.name]))],
  );
  return id;
}
