import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { CardGroupModel } from '../../../codegen/model/detailParts.ts';
import type { TabModel } from '../../../codegen/model/details.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { Pending } from '../usePending.ts';
import { PartBoundary } from '../PartBoundary.tsx';
import { LoadingBox } from '../LoadingBox.tsx';
import { pageQuery } from '../rowEntries.ts';
import { NestedList } from '../list/nested/NestedList.tsx';
import { GroupedCard } from '../record/GroupedCard.tsx';
import type { LinkOfField } from '../record/ValueOrNone.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Roughly the height of a card, so that nothing beside it moves. */
const CARD_PX = 160;
/** Loaded with the first tab that has relation cards: they need selects and the asset picker. */
const RelationCards = lazyPart(() => import('./relations/RelationCards.tsx'));
const AddListed = lazyPart(() => import('./relations/AddListed.tsx'));

export interface TabContentProps {
  readonly tab: TabModel;
  /** The groups of its card; without them the card has none. */
  readonly groups: readonly CardGroupModel[] | undefined;
  readonly definition: ResourceDefinition;
  readonly fields: readonly FieldModel[];
  readonly record: RaRecord;
  readonly route: RouteRecord;
  readonly linkOf: LinkOfField;
  /** Added below the content of the tab by a hand-written page. */
  readonly beside?: ReactNode;
  readonly quickActions: ReactNode;
  ask(pending: Pending): void;
}

/** The content of a tab: a card of fields or a list, and beside it actions and related records. */
export function TabContent(props: TabContentProps) {
  const { tab, groups, definition, fields, record, route, linkOf, beside, quickActions, ask } =
    props;
  const main = Boolean(tab.card ?? tab.list ?? beside);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4 }}>
      {main && (
        <Box sx={{ flex: '999 1 480px', minWidth: 0, display: 'grid', gap: 4 }}>
          {tab.card && (
            <PartBoundary>
              <GroupedCard
                groups={groups ?? [{ fields: tab.card }]}
                fields={fields}
                record={record}
                route={route}
                linkOf={linkOf}
              />
            </PartBoundary>
          )}
          {tab.list && (
            <PartBoundary>
              <NestedList list={tab.list} record={record} route={route} />
            </PartBoundary>
          )}
          {beside && <PartBoundary>{beside}</PartBoundary>}
        </Box>
      )}
      <Box
        sx={{
          flex: '1 1 320px',
          minWidth: 0,
          display: 'grid',
          // One column beside a card; alone as many columns as fit.
          gridTemplateColumns: main
            ? 'minmax(0, 1fr)'
            : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
          gap: 4,
          '&:empty': { display: 'none' },
        }}
      >
        {quickActions && <PartBoundary>{quickActions}</PartBoundary>}
        {tab.list?.add && (
          <PartBoundary>
            <AddListed
              fallback={<LoadingBox height={CARD_PX} />}
              list={tab.list}
              add={tab.list.add}
              where={pageQuery(tab.list.where, { record })}
            />
          </PartBoundary>
        )}
        {tab.cards && (
          <PartBoundary>
            <RelationCards
              fallback={<LoadingBox height={CARD_PX} />}
              cards={tab.cards}
              definition={definition}
              fields={fields}
              record={record}
              route={route}
              ask={ask}
            />
          </PartBoundary>
        )}
      </Box>
    </Box>
  );
}
