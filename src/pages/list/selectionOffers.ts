import { decideGate, type Gate, type GateContext } from '../../../codegen/model/gates.ts';
import type { ActionCall, ActionModel } from '../../../codegen/model/actions.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { availabilityOf, type Availability } from '../availability.ts';

const QUERY_INSIDE = /\$query\.([A-Za-z_][A-Za-z0-9_]*)/g;

/** What can be done with selected rows: an action of the resource, update or delete. */
export interface SelectionOffer {
  readonly what: ActionModel | 'update' | 'delete';
  readonly availability: Availability;
}

/**
 * What this person is offered for selected rows: the resource's own actions, then update and delete.
 *
 * @param query the parameters of the page's address
 */
export function selectionOffers(
  definition: ResourceDefinition,
  list: ListModel | undefined,
  gates: GateContext,
  query: URLSearchParams,
): readonly SelectionOffer[] {
  const offer = (what: SelectionOffer['what'], part: { readonly gate: Gate } | undefined) => {
    const availability = part ? availabilityOf(decideGate(part.gate, gates)) : 'hidden';
    return availability === 'hidden' ? [] : [{ what, availability }];
  };
  const own = (definition.actions ?? []).filter(
    ({ on, call }) => on.includes('selection') && hasRequiredQuery(call, query),
  );
  return [
    ...own.flatMap((action) => offer(action, action)),
    ...offer('update', list?.bulkUpdate),
    ...offer('delete', list?.bulkRemove),
  ];
}

/** Does the page's address have the parameters that the call refers to (`$query.node`)? */
function hasRequiredQuery(call: ActionCall, query: URLSearchParams): boolean {
  const address = 'address' in call ? call.address : '';
  return [...address.matchAll(QUERY_INSIDE)].every(([, name = '']) => query.get(name));
}
