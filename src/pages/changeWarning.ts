import { holds } from '../../codegen/model/conditions.ts';
import { leadsElsewhere, type Action } from '../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { FieldRecord } from '../fields/values.ts';

/** A change before it is sent: its records, the user, and the action if there is one. */
interface Change {
  readonly definition: ResourceDefinition;
  readonly records: readonly FieldRecord[];
  readonly me: FieldRecord;
  readonly action?: Action;
}

/**
 * The records that need a warning before the change, without one's own. An action that only opens
 * something, or is a call of another record, changes none.
 */
export function recordsToWarnAbout({
  definition,
  records,
  me,
  action,
}: Change): readonly FieldRecord[] {
  const { changeWarning } = definition;
  if (!changeWarning || action?.byPage || (action && leadsElsewhere(action.does))) return [];
  return records.filter(
    (record) =>
      record['id'] !== me['id'] &&
      holds(changeWarning.when, { values: record, mode: 'view', self: false }),
  );
}
