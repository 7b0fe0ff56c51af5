import type { ActionModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { appliesTo } from '../list/rowEntries.ts';

/**
 * What is listed on the page of a record, with what that record does to listed rows as far as it
 * does it now: a system user that is not pushed pushes no rows.
 */
export function withDeeds(
  listed: ResourceDefinition,
  deeds: readonly ActionModel[] | undefined,
  record: FieldRecord,
  me: FieldRecord,
): ResourceDefinition {
  if (!deeds) return listed;
  const now = deeds.flatMap(({ when, ...deed }) => (appliesTo(when, record, me) ? [deed] : []));
  return { ...listed, actions: [...(listed.actions ?? []), ...now] };
}
