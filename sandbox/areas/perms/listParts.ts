import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { mapRecords } from '@gatehouse-console/engine/sandbox/resources/mapRecords.ts';

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
