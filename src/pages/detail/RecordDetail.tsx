import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { TabModel } from '../../../codegen/model/details.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { loadMetadata } from '../../api/client.ts';
import { effectiveFields } from '../../fields/effectiveFields.ts';
import { fieldsOfKind, kindOf } from '../../fields/kinds.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PendingDialog } from '../dialogs/PendingDialog.tsx';
import { backAddress } from '../backAddress.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { appliesTo, pageQuery } from '../rowEntries.ts';
import { availabilityOf, type Availability } from '../availability.ts';
import { detailTitle } from '../titles.ts';
import { useNameOf } from '../useNameOf.ts';
import { tabSlot } from '../../../codegen/model/slots.ts';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps, TabSlotProps } from '../slots/slots.ts';
import { useActionSlots } from '../slots/useActionSlots.tsx';
import { usePending } from '../usePending.ts';
import { useRemoval } from '../useRemoval.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { useIsPageShown } from '../useIsPageShown.ts';
import { DetailTabs } from './DetailTabs.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecordHead } from './RecordHead.tsx';
import { TabContent } from './TabContent.tsx';
import { ACTIVITY, actionsOn, detailFromFields, openTabs, withActivity } from './tabs.ts';
import { useTabs } from './useTabs.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { TAB_NAME } from '../tabMemory.ts';
import type { LinkOfField } from '../record/ValueOrNone.tsx';
import { detailParts } from '../../../generated/details.ts';
import { LoadingBox } from '../LoadingBox.tsx';

/** Loaded with the tab: it asks several logs. */
const ActivityTimeline = lazyPart(() => import('./activity/ActivityTimeline.tsx'));
const TIMELINE_PX = 320;

export interface RecordDetailProps {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  readonly record: RaRecord;
  /** Added below the content of a tab by a hand-written page. */
  readonly beside?: ((tab: TabModel, record: RaRecord) => ReactNode) | undefined;
}

/** A loaded record: its title, buttons, tabs and actions. */
export function RecordDetail({ definition, route, record, beside }: RecordDetailProps) {
  const text = useText();
  const inSentence = useNameInSentence();
  const navigate = useNavigate();
  const { me, gateContext } = useSession();
  const pending = usePending(definition);
  const { call, dialog } = useActionSlots(definition, route, route.slots);
  const { removeOne } = useRemoval(definition);
  const routes = useResourceRoutes(definition.id, route);
  const fields = useReadFields(definition, record);
  const detail = useMemo(
    () => definition.detail ?? detailFromFields(definition, fields),
    [definition, fields],
  );

  const parts = detailParts[definition.id] ?? {};
  const name = useNameOf(definition.id)(record);
  const one = text(definition.one);
  const list = routes.to('list');
  const stillHere = useIsPageShown();
  const leave = () => {
    if (stillHere()) void (list === undefined ? navigate(-1) : navigate(list));
  };
  const tabs = withActivity(
    openTabs(detail, record, record.id === me.id, gateContext),
    parts.activity,
    gateContext,
  );
  const { active, choose } = useTabs(tabs, route.name);
  const linkOf: LinkOfField = ({ name: field }) => {
    const tab = parts.counts?.[field];
    if (tab === undefined) return undefined;
    const there = tabs.some(({ key }) => key === tab && key !== active?.key);
    return there ? { to: `?${new URLSearchParams({ [TAB_NAME]: tab }).toString()}` } : {};
  };
  const quick = actionsOn(active, tabs[0], detail, definition.actions ?? []);

  const update = detail.update ? routes.availability('update', detail.update.gate) : 'hidden';
  const remove = detail.remove
    ? availabilityOf(decideGate(detail.remove.gate, gateContext))
    : 'hidden';
  const mayUpdate = update === 'enabled' && appliesTo(detail.update?.when, record, me);
  const mayRemove = remove === 'enabled' && appliesTo(detail.remove?.when, record, me);
  const to = routes.to('update', record.id, pageQuery(detail.update?.query, { record, me }));
  const whyNot = (availability: Availability) =>
    text(availability === 'disabled' ? 'pages.inRoot' : 'pages.notForThis');
  const onDelete = () =>
    pending.ask({
      title: (say) => say('pages.removal.title', { one: inSentence(definition.one), name }),
      text: (say) => say('pages.removal.question'),
      confirmLabel: text('pages.delete'),
      danger: true,
      records: [record],
      run: async () => {
        if (await removeOne(record, 'page')) leave();
      },
    });

  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  const actions = (
    <>
      <Slot<HeaderSlotProps> route={route} name="header" give={{ route, record }} />
      {update !== 'hidden' &&
        (mayUpdate && to !== undefined ? (
          <Button key="update-on-detail" variant="contained" component={Link} to={to}>
            {text('pages.update')}
          </Button>
        ) : (
          <span key="update-on-detail" title={whyNot(update)}>
            <Button variant="contained" disabled>
              {text('pages.update')}
            </Button>
          </span>
        ))}
      {remove !== 'hidden' && (
        <span key="delete-on-detail" title={mayRemove ? undefined : whyNot(remove)}>
          <Button variant="outlined" color="error" disabled={!mayRemove} onClick={onDelete}>
            {text('pages.delete')}
          </Button>
        </span>
      )}
    </>
  );

  return (
    <>
      <PageHeading
        title={detailTitle(one, name)}
        fullTitle={`${one}: ${name}`}
        back={backAddress(list, route)}
        actions={actions}
      />
      <RecordHead parts={parts} fields={fields} record={record} route={route} linkOf={linkOf} />
      {active && (
        <DetailTabs tabs={tabs} active={active} onChange={choose}>
          <TabContent
            tab={active}
            groups={parts.groups?.[active.key]}
            linkOf={linkOf}
            definition={definition}
            fields={fields}
            record={record}
            route={route}
            ask={pending.ask}
            beside={
              (active.key === ACTIVITY && parts.activity ? (
                <ActivityTimeline
                  fallback={<LoadingBox height={TIMELINE_PX} />}
                  logs={parts.activity}
                  record={record}
                  route={route}
                />
              ) : undefined) ??
              beside?.(active, record) ??
              (route.slots?.[tabSlot(active.key)] && (
                <Slot<TabSlotProps>
                  route={route}
                  name={tabSlot(active.key)}
                  give={{ route, definition, record }}
                />
              ))
            }
            quickActions={
              quick.length > 0 && (
                <QuickActions
                  key={active.key}
                  actions={quick}
                  record={record}
                  name={name}
                  call={call}
                  ask={pending.ask}
                  onDone={(action) => {
                    if (action.then === 'back') leave();
                  }}
                />
              )
            }
          />
        </DetailTabs>
      )}
      <PendingDialog {...pending} />
      {dialog}
    </>
  );
}

/** The readable fields: the manifest's for this kind of record, else the server's (spec 1, section 2.9). */
function useReadFields(definition: ResourceDefinition, record: RaRecord) {
  const metadata = useRequest(
    ['metadata', definition.api],
    async () => (await loadMetadata(definition.api, { list: true })) ?? null,
    {
      enabled: definition.fields === undefined,
      staleTime: Infinity,
    },
  );
  const served = metadata.data?.actions.GET;
  return useMemo(() => {
    const own = fieldsOfKind(definition, kindOf(definition, {}, record));
    return effectiveFields(own ? { fields: own } : {}, served);
  }, [definition, record, served]);
}
