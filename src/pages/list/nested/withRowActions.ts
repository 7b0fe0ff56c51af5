import type { Action } from '../../../../codegen/model/offers.ts';
import { appliesTo } from '../../../../codegen/model/offerState.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../../fields/values.ts';

/**
 * Adds the actions of the page's record on listed rows, as far as their conditions hold: a system
 * user without push has no push action.
 */
export function withRowActions(
  listed: ResourceDefinition,
  rowActions: readonly Action[] | undefined,
  record: FieldRecord,
  me: FieldRecord,
): ResourceDefinition {
  const now = (rowActions ?? []).flatMap(({ when, ...action }) =>
    appliesTo(when, record, me) ? [action] : [],
  );
  return { ...listed, offers: [...(listed.offers ?? []), ...now] };
}
