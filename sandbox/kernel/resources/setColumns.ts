import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { tableName } from '../core/resource.ts';
import type { PerField } from '../core/values.ts';
import { quoted, type SqlValue } from '../store/database.ts';

/**
 * Sets columns of one row to values as they are stored, without validation, behaviour or log.
 *
 * @typeParam Extra columns that a behaviour adds (`extraColumns`)
 */
export function setColumns<R extends ResourceId, Extra extends string = never>(
  { database }: Pick<Sandbox, 'database'>,
  resource: R,
  id: SqlValue | undefined,
  values: {
    readonly [Name in ServedField<R> | 'id' | 'org_id' | NoInfer<Extra>]?: SqlValue | undefined;
  },
): void {
  const given: PerField<string, SqlValue | undefined> = values;
  const stored = Object.entries(given);
  const assignments = stored.map(([name]) => `${quoted(name)} = ?`).join(', ');
  database.run(`UPDATE ${tableName(resource)} SET ${assignments} WHERE id = ?`, [
    ...stored.map(([, value]) => value ?? null),
    id ?? null,
  ]);
}
