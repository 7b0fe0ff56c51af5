import type { ActionModel, ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import { appliesTo } from '../../rowEntries.ts';

/**
 * What is listed on the page of a record, with what that record does to listed rows as far as it
 * does it now: a system user that is not pushed pushes no rows.
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
