import type { Field, ResourceId } from '../../generated/names.ts';
import type { Reply } from '../behaviour/behaviour.ts';
import { listRecords } from '../resources/answer.ts';
import { eachRecord } from '../resources/eachRecord.ts';
import { shownAs } from '../resources/organizationPart.ts';
import type { SqlPart } from '../resources/resource.ts';
import { resourceOf } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';

/** The list of another resource with some of its fields, of these records instead of its own. */
export function listParts<R extends ResourceId>(
  resource: R,
  scope: SqlPart,
  fields: readonly Field<R>[],
  call: Call,
): Reply {
  const reply = listRecords(shownAs(resourceOf(call.sandbox, resource), scope), call);
  return eachRecord(reply, (record) =>
    Object.fromEntries(fields.map((name) => [name, record[name] ?? null])),
  );
}
