import {
  type RaRecord,
  ResourceContextProvider,
  ShowContextProvider,
  type ShowControllerResult,
} from 'ra-core';
import { type ReactNode, useEffect, useState, useMemo } from 'react';
import { useParams, useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { AbsentRecord } from '../AbsentRecord.tsx';
import { backAddress } from '../backAddress.ts';
import { definitionOf, type PageProps } from '../page.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { type TabContentProps, TabContent } from './TabContent.tsx';
import { useRecord, type RecordState } from '../useRecord.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { detailTitle } from '../titles.ts';
import { DetailButtons } from './DetailButtons.tsx';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps } from '../slots/slots.ts';
import { useRecordDetail, RecordDetailContext, type RecordDetailFacts } from './detailContext.ts';
import { DetailTabs } from './DetailTabs.tsx';
import { RecordHead } from './RecordHead.tsx';
import { useNameOf } from '../useNameOf.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';
import type { DetailModel } from '../../../codegen/model/details.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { detailParts } from '#project/generated/details.ts';
import { fieldsOfKind, kindOf } from '../../fields/kinds.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useOffers } from '../offers/useOffers.ts';
import { usePressOffer } from '../offers/usePressOffer.tsx';
import type { LinkOfField } from '../record/ValueOrNone.tsx';
import { TAB_NAME } from '../tabMemory.ts';
import { useIsPageShown } from '../useIsPageShown.ts';
import { openTabs, withActivity } from './tabs.ts';
import { useTabs } from './useTabs.ts';

const asItCame = (record: RaRecord): RaRecord => record;

interface DetailPageProps extends PageProps, TabContentProps {
  /** Lets a hand-written page change the record before it is shown. */
  readonly readAs?: ((record: RaRecord) => RaRecord) | undefined;
}

/** The generic detail page (spec 1, section 2.8): loads the record, or shows why it cannot. */
export default function DetailPage(props: DetailPageProps): ReactNode {
  const definition = definitionOf(props);
  const { id = '' } = useParams();
  const found = useRecord(definition.id, id);
  return (
    <>
      <RecordNews
        definition={definition}
        record={found.state === 'shown' ? found.record : undefined}
      />
      <FoundRecord {...props} definition={definition} found={found} />
    </>
  );
}

interface FoundRecordProps extends DetailPageProps {
  readonly definition: ResourceDefinition;
  readonly found: RecordState;
}

function FoundRecord(props: FoundRecordProps): ReactNode {
  const { route, definition, found, above, beside, readAs = asItCame } = props;
  const text = useText();
  const list = useResourceRoutes(definition.id, route).to('list');
  const back = backAddress(list, route);
  const title = text(definition.one);
  if (found.state !== 'shown') {
    return <AbsentRecord title={title} back={back} list={list} record={found} />;
  }
  const record = readAs(found.record);
  return (
    <DetailProvider definition={definition} route={route} record={record} show={found.show}>
      <RecordDetail above={above} beside={beside} />
    </DetailProvider>
  );
}

/** A loaded record: its title, buttons, tabs and actions. */
function RecordDetail(content: TabContentProps): ReactNode {
  const { parts, fields, record, route, linkOf, tabs, active, choose } = useRecordDetail();
  return (
    <>
      <DetailHeading />
      <RecordHead parts={parts} fields={fields} record={record} route={route} linkOf={linkOf} />
      {active && (
        <DetailTabs tabs={tabs} active={active} onChange={choose}>
          <TabContent {...content} />
        </DetailTabs>
      )}
    </>
  );
}

function DetailHeading(): ReactNode {
  const text = useText();
  const { definition, route, record, name } = useRecordDetail();
  const one = text(definition.one);
  return (
    <PageHeading
      title={detailTitle(one, name)}
      fullTitle={`${one}: ${name}`}
      beside={<Slot<HeaderSlotProps> route={route} name="header" give={{ route, record }} />}
      back={backAddress(useResourceRoutes(definition.id, route).to('list'), route)}
      actions={<DetailButtons />}
    />
  );
}

/** A region that comes together with its text is not read. */
const TOLD_AFTER_MS = 100;

interface RecordNewsProps {
  readonly definition: ResourceDefinition;
  /** Undefined until it is loaded. */
  readonly record: RaRecord | undefined;
}

/** Says once which record a page has opened: the focus came to the page before that was known. */
function RecordNews({ definition, record }: RecordNewsProps): ReactNode {
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const [told, setTold] = useState<{ readonly id: RaRecord['id']; readonly words: string }>();
  useEffect(() => {
    if (!record || record.id === told?.id) return undefined;
    const words = text('pages.detail.opened', { name: nameOf(record), one: text(definition.one) });
    const timer = setTimeout(() => setTold({ id: record.id, words }), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [record, told, text, nameOf, definition.one]);
  return (
    <div role="status" style={VISUALLY_HIDDEN}>
      {told && told.id === record?.id && told.words}
    </div>
  );
}

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
function DetailProvider(props: DetailProviderProps): ReactNode {
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
    const opens = parts.opens?.[field];
    if (opens) return { opens };
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
