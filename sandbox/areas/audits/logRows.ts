import type { RecordValues } from '../../kernel/core/values.ts';
import type { ValuesOf } from '../../kernel/core/tables.ts';
import type { ResourceId } from '../../../generated/names.ts';
import { toStored } from '../../kernel/resources/values.ts';
import { resourceIn, type Sandbox } from '../../kernel/core/sandbox.ts';
import { placeholders } from '../../kernel/store/database.ts';

/**
 * Adds a row to a log, with a new id unless one is given. Does nothing when the manifests have no such log.
 *
 * @returns the id; empty when there is no such log
 */
export function addLogRow<R extends ResourceId>(
  sandbox: Sandbox,
  log: R,
  values: ValuesOf<R>,
  id: string = sandbox.random.uuid(),
): string {
  const resource = resourceIn(sandbox, log);
  if (!resource) return '';
  const given: RecordValues = values;
  const columns = [...resource.columns.values()].filter(({ field }) => field.name !== 'id');
  sandbox.database.run(
    `INSERT INTO ${resource.table} (id, ${columns.map(({ name }) => name).join(', ')})
     VALUES (${placeholders(columns.length + 1)})`,
    [id, ...columns.map((column) => toStored(column, given[column.field.name] ?? null))],
  );
  return id;
}

/** The name of a person in logs: `Name(username)` (protocol, section 14.2). */
export function nameInLogs(person: { readonly name: string; readonly username: string }): string {
  return `${person.name}(${person.username})`;
}
