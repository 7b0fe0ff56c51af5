import type { ActionModel } from '../../../../codegen/model/actions.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { appliesTo } from '../../rowEntries.ts';

/**
 * Adds the actions of the page's record on listed rows, as far as their conditions hold: a system
 * user without push has no push action.
 */
export function withRowActions(
  listed: ResourceDefinition,
  rowActions: readonly ActionModel[] | undefined,
  record: FieldRecord,
  me: FieldRecord,
): ResourceDefinition {
  if (!rowActions) return listed;
  const now = rowActions.flatMap(({ when, ...action }) =>
    appliesTo(when, record, me) ? [action] : [],
  );
  return { ...listed, actions: [...(listed.actions ?? []), ...now] };
}
