import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListContext, type RaRecord } from 'ra-core';
import { useMemo, useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { detailParts } from '#project/generated/details.ts';
import { useText } from '../../../i18n/useText.ts';
import {
  useListCommands,
  useListSelection,
  useResourceList,
  useRowParts,
} from '../listContexts.ts';
import { ListNotice } from '../ListNotice.tsx';
import { SelectedRows } from '../SelectedRows.tsx';
import { CARD_PX, CardFrame, TOUCH_PX } from '../../../controls/cards/CardFrame.ts';
import { cardColumns } from './cardFacts.ts';
import { RecordItem } from './RecordItem.tsx';
import { flushSync } from 'react-dom';
import SortIcon from '@mui/icons-material/SwapVert';
import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { PushButton } from '../../../theme/buttons.ts';
import { nextSort } from '../listState.ts';
import { PageCheckbox } from '../PageCheckbox.tsx';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const NO_BADGES: readonly BadgeModel[] = [];
/** Shown until the rows are loaded. */
const SKELETONS = 8;

/** The records of a list as cards, for a narrow window. */
export default function CardList(): ReactNode {
  const text = useText();
  const { definition } = useResourceList();
  const { columns, nameOf } = useRowParts();
  const { data: rows, isFetching, isPending } = useListContext();
  const selection = useListSelection();
  const { busyRows } = useListCommands();
  const badges = detailParts[definition.id]?.badges ?? NO_BADGES;
  // A column of states tells the good ones, too; otherwise a card says only what deviates.
  const hasStates = columns.some(({ rich }) => rich?.kind === 'badges');
  const divided = useMemo(() => cardColumns(columns, badges), [columns, badges]);
  const rest = useRef<HTMLLIElement>(null);
  const count = rows?.length ?? 0;
  const drawn = useDrawn(rest, count);
  const label = text(definition.many);
  return (
    // A removed card leaves the focus to the list.
    <section aria-label={label} aria-busy={isFetching} tabIndex={-1}>
      <CardHead />
      {rows && rows.length > 0 && (
        // Safari takes the role from lists without marks.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <CardFrame role="list" aria-label={label} data-rows>
          {rows.slice(0, drawn).map((record: RaRecord) => (
            <RecordItem
              key={record.id}
              record={record}
              name={nameOf(record)}
              columns={divided}
              badges={badges}
              hasStates={hasStates}
              selected={selection.has(record)}
              busy={busyRows.has(record.id)}
            />
          ))}
          {drawn < count && (
            <li ref={rest} aria-hidden style={{ height: (count - drawn) * CARD_PX }} />
          )}
        </CardFrame>
      )}
      {isPending && <CardsPlace />}
      <ListNotice />
      {selection.records.length > 0 && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            padding: 2,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <SelectedRows />
        </Box>
      )}
    </section>
  );
}

function CardsPlace(): ReactNode {
  return Array.from({ length: SKELETONS }, (_, place) => (
    <div key={place} aria-hidden style={{ height: CARD_PX, padding: 12 }}>
      <Skeleton width="50%" />
      <Skeleton width="80%" />
    </div>
  ));
}

/** Enough for any window that shows cards. */
const FIRST = 20;
const STEP = 20;
/** The next cards are drawn when their place is this near. */
const AHEAD = '600px';

/**
 * How many cards of a long list are drawn: the first ones, and more as their place comes near the view. For print all.
 *
 * @param rest the element in place of those that are not drawn
 * @param count of all
 */
function useDrawn(rest: RefObject<HTMLElement | null>, count: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  const some = drawn < count;
  useEffect(() => {
    const element = rest.current;
    if (!element || !some) return undefined;
    const all = () => flushSync(() => setDrawn(count));
    window.addEventListener('beforeprint', all);
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(drawn + STEP);
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      window.removeEventListener('beforeprint', all);
    };
  }, [rest, count, drawn, some]);
  return Math.min(drawn, count);
}

const FilterButton = lazyPart(() => import('../FilterButton.tsx'));

/** What the head of a table offers: selection of the page, order, filters. */
function CardHead(): ReactNode {
  const text = useText();
  const { columns, selectable } = useRowParts();
  const { sort, setSort, filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sortable = columns.filter((column) => column.sortable);
  const filtered = columns.filter(({ filter }) => filter);
  const arrow = sort.order === 'DESC' ? '↓' : '↑';
  const current = sortable.find(({ field }) => field === sort.field);
  if (!selectable && sortable.length === 0 && filtered.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 40,
        bgcolor: 'raised',
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
        // The buttons of the filters.
        '& > button:not([class])': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 40,
          padding: '4px 12px',
          border: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
        },
      }}
    >
      {selectable && <PageCheckbox style={{ width: TOUCH_PX, height: TOUCH_PX, padding: 8 }} />}
      {sortable.length > 0 && (
        <>
          <PushButton
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <SortIcon aria-hidden />
            {current
              ? text('pages.list.sortBy', { column: `${text(current.model.label)} ${arrow}` })
              : text('cards.sort')}
          </PushButton>
          <ChoiceMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            label={text('cards.sort')}
            choices={sortable.map((column) => {
              const label = text(column.model.label);
              return {
                key: column.field,
                label: column === current ? `${label} ${arrow}` : label,
                radio: true,
                selected: column === current,
                onPress: () => setSort(nextSort(column.field, sort)),
              };
            })}
          />
        </>
      )}
      {filtered.map((column) => (
        <FilterButton
          key={column.field}
          column={text(column.model.label)}
          field={column.model}
          inWords
          value={filterValues[column.field]}
          onChange={(value) => setFilters({ ...filterValues, [column.field]: value })}
        />
      ))}
    </Box>
  );
}
