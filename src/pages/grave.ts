import { holds } from '../../codegen/model/conditions.ts';
import type { ActionModel, ResourceDefinition } from '../../codegen/model/resources.ts';
import type { FieldRecord } from '../fields/values.ts';

/** A change that is about to be made: of which records, by whom, and by which action if it is one. */
export interface Change {
  readonly definition: ResourceDefinition;
  readonly records: readonly FieldRecord[];
  readonly me: FieldRecord;
  readonly action?: ActionModel;
}

/**
 * The records of a change that their manifest calls grave; one's own is left out. What only opens
 * something, or is done by another record, changes none of them.
 */
export function graveRecords({ definition, records, me, action }: Change): readonly FieldRecord[] {
  const { grave } = definition;
  if (!grave || action?.byPage || action?.call.kind === 'open') return [];
  return records.filter(
    (record) =>
      record['id'] !== me['id'] && holds(grave.when, { values: record, mode: 'view', self: false }),
  );
}
