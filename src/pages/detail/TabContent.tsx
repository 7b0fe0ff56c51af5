import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { isAction } from '../../../codegen/model/offers.ts';
import type { TabModel } from '../../../codegen/model/details.ts';
import { tabSlot } from '../../../codegen/model/slots.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { NestedList } from '../list/nested/NestedList.tsx';
import { LoadingBox } from '../LoadingBox.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { GroupedCard } from '../record/GroupedCard.tsx';
import { pageQuery } from '../rowEntries.ts';
import { Slot } from '../slots/Slot.tsx';
import type { TabSlotProps } from '../slots/slots.ts';
import { useRecordDetail } from './detailContext.ts';
import { QuickActions } from './QuickActions.tsx';
import { ACTIVITY, actionsOn, saidAbove } from './tabs.ts';

/** Roughly the height of a card, so that nothing beside it moves. */
const CARD_PX = 160;
const TIMELINE_PX = 320;
/** Loaded with the tab: it asks several logs. */
const ActivityTimeline = lazyPart(() => import('./activity/ActivityTimeline.tsx'), {
  fallback: <LoadingBox height={TIMELINE_PX} />,
});
/** Loaded with the first tab that has relation cards: they need selects and the picker beside a tree. */
const RelationCards = lazyPart(() => import('./relations/RelationCards.tsx'), {
  fallback: <LoadingBox height={CARD_PX} />,
});
const AddListed = lazyPart(() => import('./relations/AddListed.tsx'), {
  fallback: <LoadingBox height={CARD_PX} />,
});

export interface TabContentProps {
  /** Added above the content of a tab by a hand-written page. */
  readonly above?: ((tab: TabModel, record: RaRecord) => ReactNode) | undefined;
  /** Added below the content of a tab by a hand-written page. */
  readonly beside?: ((tab: TabModel, record: RaRecord) => ReactNode) | undefined;
}

/**
 * The content of the open tab: a card of fields or a list, and beside it actions and related records. Those are the main
 * column of a tab that has nothing else.
 */
export function TabContent({ above, beside }: TabContentProps): ReactNode {
  const { active: tab, tabs, detail, definition, offers, parts } = useRecordDetail();
  const { fields, record, route, linkOf } = useRecordDetail();
  if (!tab) return null;
  const slot = tabSlot(tab.key);
  const extra =
    tab.key === ACTIVITY && parts.activity ? (
      <ActivityTimeline logs={parts.activity} />
    ) : (
      (beside?.(tab, record) ??
      (route.slots?.[slot] && (
        <Slot<TabSlotProps> route={route} name={slot} give={{ route, definition, record }} />
      )))
    );
  const actions = offers.filter(({ offer }) => isAction(offer) && !offer.inHead);
  const quickActions = actionsOn(tab, tabs[0], detail, actions);
  const said = saidAbove(definition, parts);
  const first = above?.(tab, record);
  const hasCard = tab.card?.some((field) => !said.includes(field)) ?? false;
  const hasMain = hasCard || Boolean(tab.list ?? extra ?? first);
  const relations = tab.cards && (
    <PartBoundary>
      <RelationCards cards={tab.cards} />
    </PartBoundary>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4 }}>
      {(hasMain || relations) && (
        <Box sx={{ flex: '999 1 480px', minWidth: 0, display: 'grid', gap: 4 }}>
          {first && <PartBoundary>{first}</PartBoundary>}
          {tab.card && hasCard && (
            <PartBoundary>
              <GroupedCard
                groups={parts.groups?.[tab.key] ?? [{ fields: tab.card }]}
                fields={fields}
                record={record}
                route={route}
                linkOf={linkOf}
                without={said}
              />
            </PartBoundary>
          )}
          {tab.list && (
            <PartBoundary>
              <NestedList list={tab.list} record={record} route={route} />
            </PartBoundary>
          )}
          {extra && <PartBoundary>{extra}</PartBoundary>}
          {!hasMain && relations}
        </Box>
      )}
      <Box
        sx={{
          flex: '1 1 320px',
          minWidth: 0,
          display: 'grid',
          // One column beside a card; alone as many columns as fit.
          gridTemplateColumns:
            hasMain || relations
              ? 'minmax(0, 1fr)'
              : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
          gap: 4,
          '&:empty': { display: 'none' },
        }}
      >
        {quickActions.length > 0 && (
          <PartBoundary>
            <QuickActions key={tab.key} offers={quickActions} />
          </PartBoundary>
        )}
        {tab.list?.add && (
          <PartBoundary>
            <AddListed
              list={tab.list}
              add={tab.list.add}
              where={pageQuery(tab.list.where, { record })}
            />
          </PartBoundary>
        )}
        {hasMain && relations}
      </Box>
    </Box>
  );
}
