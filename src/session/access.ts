import { offersOf, offerThat, type Offer } from '../../codegen/model/offers.ts';
import { offerState } from '../../codegen/model/offerState.ts';
import type { PageKind, RouteTable } from './routeTable.ts';
import type { Session } from './types.ts';
import { withVerdicts } from './withVerdicts.ts';

/** A question of react-admin's access control: may the user do this to records of a resource, or to this record? */
interface AccessQuestion {
  readonly resource: string;
  /** A page (`list`, `show`, `create`, `edit`), what a list offers (`delete`, `clone`, `import`, `export`), or the key of an action. */
  readonly action: string;
  readonly record?: Readonly<Record<string, unknown>> | undefined;
}

/** react-admin's names for the pages of a resource. */
const PAGES: Readonly<Record<string, PageKind>> = {
  list: 'list',
  show: 'detail',
  create: 'create',
  edit: 'update',
};

/**
 * Answers it by the gates of menu, routes and offers: for a page by the gates of its route and of what opens it,
 * else by the offer's own gate. What the resource does not have is forbidden (spec 1, section 6).
 */
export async function mayAct(
  table: RouteTable,
  { gateContext, closedViews, me }: Pick<Session, 'gateContext' | 'closedViews' | 'me'>,
  { resource, action, record }: AccessQuestion,
): Promise<boolean> {
  const definition = (await table.resources[resource]?.load?.())?.default;
  const offer = definition && offerNamed(offersOf(definition), action);
  const scope = { gates: gateContext, me, record };
  if (offer && offerState(offer, scope).kind !== 'enabled') return false;
  const kind = PAGES[action];
  const route = kind && table.resourceRoute(resource, kind);
  if (route) return withVerdicts(table, gateContext, closedViews).verdict(route).open;
  // A form without a page opens in a dialog of the list.
  return offer !== undefined;
}

/** The offer that react-admin calls so; for a usual one that of the list, or else that of the record's page. */
function offerNamed(offers: readonly Offer[], action: string): Offer | undefined {
  switch (action) {
    case 'edit':
      return offerThat(offers, 'update');
    case 'delete':
      return offerThat(offers, 'remove');
    case 'import':
      return offerThat(offers, 'import') ?? offerThat(offers, 'importChanges');
    default:
      return offers.find(({ key }) => key === action);
  }
}
