import { useSearchParams } from 'react-router';
import type { OfferEffect } from '../../../codegen/model/offers.ts';
import { useOffers, type ShownOffer } from '../offers/useOffers.ts';
import { useResourceList } from './listContexts.ts';

const QUERY_INSIDE = /\$query\.([A-Za-z_][A-Za-z0-9_]*)/g;

/** What this user is offered for selected rows. */
export function useSelectionOffers(): readonly ShownOffer[] {
  const { definition, route } = useResourceList();
  const [query] = useSearchParams();
  const offers = useOffers(definition, route, 'selection')();
  return offers.filter(({ offer }) => hasRequiredQuery(offer.does, query));
}

/** Does the page's address have the parameters that the call refers to (`$query.node`)? */
function hasRequiredQuery(does: OfferEffect, query: URLSearchParams): boolean {
  const address = 'address' in does ? does.address : '';
  return [...address.matchAll(QUERY_INSIDE)].every(([, name = '']) => query.get(name));
}
