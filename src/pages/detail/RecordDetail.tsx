import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ResourceDefinition, TabModel } from '../../../codegen/model/resources.ts';
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
import { TabContent } from './TabContent.tsx';
import { actionsOn, detailFromFields, openTabs } from './tabs.ts';
import { useTabs } from './useTabs.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

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

  const name = useNameOf(definition.id)(record);
  const one = text(definition.one);
  const list = routes.to('list');
  const stillHere = useIsPageShown();
  const leave = () => {
    if (stillHere()) void (list === undefined ? navigate(-1) : navigate(list));
  };
  const tabs = openTabs(detail, record, record.id === me.id, gateContext);
  const { active, choose } = useTabs(tabs, route.name);
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
      title: (say) => say('pages.removal.title'),
      text: (say) => say('pages.removal.question', { name }),
      confirmLabel: text('pages.delete'),
      danger: true,
      records: [record],
      run: async () => {
        if (await removeOne(record, 'page')) leave();
      },
    });

  const actions = (
    <>
      <Slot<HeaderSlotProps> route={route} name="header" give={{ route, record }} />
      {update !== 'hidden' &&
        (mayUpdate && to !== undefined ? (
          <Button variant="contained" component={Link} to={to}>
            {text('pages.update')}
          </Button>
        ) : (
          <span title={whyNot(update)}>
            <Button variant="contained" disabled>
              {text('pages.update')}
            </Button>
          </span>
        ))}
      {remove !== 'hidden' && (
        <span title={mayRemove ? undefined : whyNot(remove)}>
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
      {active && (
        <DetailTabs tabs={tabs} active={active} onChange={choose}>
          <TabContent
            tab={active}
            definition={definition}
            fields={fields}
            record={record}
            route={route}
            ask={pending.ask}
            beside={
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
