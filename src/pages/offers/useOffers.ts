import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { offersOn, type Offer, type OfferPlace } from '../../../codegen/model/offers.ts';
import { offerState } from '../../../codegen/model/offerState.ts';
import { resolveAddress } from '../../../codegen/model/references.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { FormDialogMode } from '../formDialogMode.ts';
import { pageQuery } from '../rowEntries.ts';
import { useReturnQuery } from '../useReturnQuery.ts';
import { inDialog, useResourceRoutes } from '../useResourceRoutes.ts';
import { labelOf, reasonOf } from './labels.ts';
import { pageAddress } from '../pageAddress.ts';

/** An offer as it is shown to this user. */
export interface ShownOffer {
  readonly offer: Offer;
  readonly label: string;
  /** Why it is disabled. */
  readonly closed: string | undefined;
  /** The page that it opens: of a form its address, or a dialog where it has none. */
  readonly to?: string | undefined;
  /** The address outside of the console that it opens. */
  readonly href?: string;
  readonly dialog?: FormDialogMode | undefined;
}

const NO_QUERY: Readonly<Record<string, string>> = {};

/**
 * What this user is offered on a place, for a record where it is about one; what they may never use is left out.
 *
 * @param query parameters of the list, for the addresses of forms
 */
export function useOffers(
  definition: ResourceDefinition,
  route: RouteRecord,
  place: OfferPlace,
  query = NO_QUERY,
): (record?: FieldRecord) => readonly ShownOffer[] {
  const text = useText();
  const { gateContext, me } = useSession();
  const routes = useResourceRoutes(definition.id, route);
  const returnQuery = useReturnQuery(route);
  const { pathname, search } = useLocation();
  const offers = useMemo(() => offersOn(definition, place), [definition, place]);

  return useCallback(
    (record) =>
      offers.flatMap((offer): ShownOffer[] => {
        const page = pageOf(offer);
        // The page of a record opens no form in a dialog.
        const hasDialog =
          page !== undefined && place !== 'record' && inDialog(definition, routes, page);
        const state = offerState(offer, {
          gates: gateContext,
          me,
          record,
          ...(page && !hasDialog && { page: routes.verdict(page) }),
        });
        if (state.kind === 'hidden') return [];
        const shown = {
          offer,
          label: text(labelOf(offer)),
          closed: state.kind === 'disabled' ? text(reasonOf(state.reason, offer)) : undefined,
        };
        if (hasDialog) return [{ ...shown, dialog: dialogOf(offer, record) }];
        if (place !== 'selection' && !offer.confirm) {
          const { does } = offer;
          const scope = { me, query, ...(record && { record }) };
          if (does.kind === 'page' && !does.inWindow) {
            return [{ ...shown, to: pageAddress(does, scope, pathname + search) }];
          }
          if (does.kind === 'open')
            return [{ ...shown, href: resolveAddress(does.address, scope) }];
        }
        if (page === undefined || !record) return [shown];
        const written = 'query' in offer.does ? offer.does.query : undefined;
        const parameters = {
          ...pageQuery(written, { record, me, query }),
          ...(page === 'create' && { clone_from: String(record['id']) }),
          ...(place === 'row' && returnQuery),
        };
        const id = page === 'update' ? String(record['id']) : undefined;
        return [{ ...shown, to: routes.to(page, id, parameters) }];
      }),
    [
      definition,
      gateContext,
      me,
      offers,
      pathname,
      place,
      query,
      returnQuery,
      routes,
      search,
      text,
    ],
  );
}

/** The page with the form that an offer opens. */
function pageOf({ does }: Offer): 'create' | 'update' | undefined {
  if (does.kind === 'create' || does.kind === 'clone') return 'create';
  return does.kind === 'update' ? 'update' : undefined;
}

function dialogOf({ does }: Offer, record: FieldRecord | undefined): FormDialogMode {
  const id = String(record?.['id']);
  if (does.kind === 'update') return { kind: 'edit', id };
  return does.kind === 'clone' ? { kind: 'new', cloneFrom: id } : { kind: 'new' };
}
