import { decideGate } from '../../../codegen/model/gates.ts';
import { tabSlot } from '../../../codegen/model/slots.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { DetailTabs, type DetailTabsProps } from '../detail/DetailTabs.tsx';
import { NestedList } from '../list/nested/NestedList.tsx';
import type { NestedListProps } from '../list/nested/NestedListContext.ts';
import { useTabs } from '../detail/useTabs.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import type { PageProps } from '../page.ts';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps, TabsPageSlotProps } from '../slots/slots.ts';
import { NestedForm } from './NestedForm.tsx';
import { useSwitches } from '../form/useSwitches.ts';
import { useText } from '../../i18n/useText.ts';

const NO_RECORD: FieldRecord = {};

/** A page of tabs with lists and forms of single records. */
export default function TabsPage({
  route,
  definition,
  startFilters,
  marks,
}: PageProps & Pick<NestedListProps, 'startFilters'> & Pick<DetailTabsProps, 'marks'>) {
  const text = useText();
  const { gateContext } = useSession();
  const tabs = (route.tabs ?? []).filter((tab) => decideGate(tab.gate, gateContext).open);
  const banner = definition?.list?.banner;
  const { active, choose } = useTabs(tabs, route.name);
  const switched = useSwitches(tabs, definition);
  return (
    <>
      <PageHeading
        title={text(route.title)}
        banner={banner && text(banner)}
        actions={<Slot<HeaderSlotProps> route={route} name="header" give={{ route }} />}
      />
      {active && (
        <DetailTabs
          tabs={tabs}
          active={active}
          onChange={choose}
          marks={marks}
          switched={switched}
          label={text(route.title)}
        >
          <Slot<TabsPageSlotProps> route={route} name={tabSlot(active.key)} give={{ route }} />
          {active.list && (
            <NestedList
              key={active.key}
              list={active.list}
              record={NO_RECORD}
              route={route}
              startFilters={startFilters}
            />
          )}
          {active.form && <NestedForm key={active.key} form={active.form} route={route} />}
        </DetailTabs>
      )}
    </>
  );
}
