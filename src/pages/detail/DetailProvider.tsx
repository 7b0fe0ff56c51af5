import {
  ResourceContextProvider,
  ShowContextProvider,
  type RaRecord,
  type ShowControllerResult,
} from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DetailModel } from '../../../codegen/model/details.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { detailParts } from '../../../generated/details.ts';
import { fieldsOfKind, kindOf } from '../../fields/kinds.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useOffers } from '../offers/useOffers.ts';
import { usePressOffer } from '../offers/usePressOffer.tsx';
import type { LinkOfField } from '../record/ValueOrNone.tsx';
import { TAB_NAME } from '../tabMemory.ts';
import { useIsPageShown } from '../useIsPageShown.ts';
import { useNameOf } from '../useNameOf.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { RecordDetailContext, type RecordDetailFacts } from './detailContext.ts';
import { openTabs, withActivity } from './tabs.ts';
import { useTabs } from './useTabs.ts';

const NO_DETAIL: DetailModel = { tabs: [] };

interface DetailProviderProps {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  readonly record: RaRecord;
  /** How the record was loaded, for react-admin's parts. */
  readonly show: ShowControllerResult;
  readonly children: ReactNode;
}

/** A loaded record for the parts of its page, and the dialogs that ask for what is done with it. */
export function DetailProvider(props: DetailProviderProps): ReactNode {
  const { definition, route, record, show, children } = props;
  const navigate = useNavigate();
  const { me, gateContext } = useSession();
  const { press, ask, dialogs } = usePressOffer(definition, route, route.slots);
  const offers = useOffers(definition, route, 'record')(record);
  const list = useResourceRoutes(definition.id, route).to('list');
  const isPageShown = useIsPageShown();
  const name = useNameOf(definition.id)(record);
  const fields = useMemo(
    () => fieldsOfKind(definition, kindOf(definition, {}, record)) ?? [],
    [definition, record],
  );
  const { detail = NO_DETAIL } = definition;
  const parts = detailParts[definition.id] ?? {};
  const tabs = withActivity(
    openTabs(detail, record, record.id === me.id, gateContext),
    parts.activity,
    gateContext,
  );
  const { active, choose } = useTabs(tabs, route.name);
  const linkOf: LinkOfField = ({ name: field }) => {
    const tab = parts.counts?.[field];
    if (tab === undefined) return undefined;
    const isElsewhere = tabs.some(({ key }) => key === tab && key !== active?.key);
    return isElsewhere ? { to: `?${new URLSearchParams({ [TAB_NAME]: tab }).toString()}` } : {};
  };
  const facts: RecordDetailFacts = {
    definition,
    route,
    record,
    name,
    fields,
    detail,
    parts,
    tabs,
    active,
    choose,
    linkOf,
    offers,
    press,
    ask,
    leave: () => {
      if (isPageShown()) void (list === undefined ? navigate(-1) : navigate(list));
    },
  };
  return (
    <ResourceContextProvider value={definition.id}>
      <ShowContextProvider value={{ ...show, record, error: null, isPending: false }}>
        <RecordDetailContext value={facts}>
          {children}
          {dialogs}
        </RecordDetailContext>
      </ShowContextProvider>
    </ResourceContextProvider>
  );
}
