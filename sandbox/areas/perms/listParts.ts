import type { Call } from '../../kernel/core/sandbox.ts';
import type { ServedField, ResourceId } from '../../../generated/names.ts';
import type { Reply } from '../../kernel/core/values.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { listRecords } from '../../kernel/resources/answer.ts';
import { mapRecords } from '../../kernel/resources/mapRecords.ts';

/** A list of another resource with some of its fields and with these records. */
export function listParts<R extends ResourceId>(
  resource: R,
  scope: SqlPart,
  fields: readonly ServedField<R>[],
  call: Call,
): Reply {
  return mapRecords(listRecords(resource, call, scope), (record) =>
    Object.fromEntries(fields.map((name) => [name, record[name] ?? null])),
  );
}
