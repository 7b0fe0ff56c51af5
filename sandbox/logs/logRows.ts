import type { RecordValues } from '../behaviour/behaviour.ts';
import { toStored } from '../resources/values.ts';
import type { Sandbox } from '../sandbox.ts';
import { placeholders } from '../store/database.ts';

/**
 * Adds a line to a log, under an id of its own unless one is given. Nothing happens where the manifests have no such log.
 *
 * @returns its id, empty where there is no such log
 */
export function addLogRow(
  sandbox: Sandbox,
  log: string,
  values: RecordValues,
  id: string = sandbox.random.uuid(),
): string {
  const resource = sandbox.resources.get(log);
  if (!resource) return '';
  const columns = [...resource.columns.values()].filter(({ field }) => field.name !== 'id');
  sandbox.database.run(
    `INSERT INTO ${resource.table} (id, ${columns.map(({ name }) => name).join(', ')})
     VALUES (${placeholders(columns.length + 1)})`,
    [id, ...columns.map((column) => toStored(column, values[column.field.name] ?? null))],
  );
  return id;
}

/** How logs name a person: `Name(username)` (protocol facts, section 14.2). */
export function nameInLogs(person: { readonly name: string; readonly username: string }): string {
  return `${person.name}(${person.username})`;
}
