import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListContext, useResourceContext, type RaRecord } from 'ra-core';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BadgeModel } from '../../../../codegen/model/detailParts.ts';
import { detailParts } from '../../../../generated/details.ts';
import type { RowEntry } from '../../rowEntries.ts';
import { EntryMenu, type OpenMenu } from '../EntryMenu.tsx';
import type { ListTableProps } from '../ListTable.tsx';
import { CARD_PX, CardFrame } from '../../../controls/cards/CardFrame.ts';
import { CardHead } from './CardHead.tsx';
import { cardColumns } from './cardFacts.ts';
import { RecordItem } from './RecordItem.tsx';
import { useDrawn } from './useDrawn.ts';

const NO_BADGES: readonly BadgeModel[] = [];
/** Shown until the rows are loaded. */
const SKELETONS = 8;

/** The records of a list as cards, for a narrow window. */
export default function CardList(props: ListTableProps): ReactNode {
  const { label, columns, busyRows, selection, entriesOf, notice } = props;
  const { data: rows, isFetching } = useListContext();
  const resource = useResourceContext();
  const badges = detailParts[resource ?? '']?.badges ?? NO_BADGES;
  const divided = useMemo(() => cardColumns(columns, badges), [columns, badges]);
  const [menu, setMenu] = useState<OpenMenu>();
  const onMore = useCallback((anchor: HTMLElement, entries: readonly RowEntry[]) => {
    setMenu({ anchor, entries });
  }, []);
  const rest = useRef<HTMLLIElement>(null);
  const count = rows?.length ?? 0;
  const drawn = useDrawn(rest, count);
  const chosen = rows?.filter((record) => selection?.has(record)).length ?? 0;
  return (
    // A removed card leaves the focus to the list.
    <section aria-label={label} aria-busy={isFetching} tabIndex={-1}>
      <CardHead
        columns={columns}
        select={
          selection && {
            checked: (count > 0 && chosen === count) || (chosen > 0 && 'mixed'),
            disabled: count === 0,
            onChange: (on) => selection.toggleAll(rows ?? [], on),
          }
        }
      />
      {rows && rows.length > 0 && (
        // Safari takes the role from lists without marks.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <CardFrame role="list" aria-label={label} data-rows>
          {rows.slice(0, drawn).map((record: RaRecord) => (
            <RecordItem
              key={record.id}
              record={record}
              name={props.nameOf(record)}
              columns={divided}
              badges={badges}
              selectable={selection !== undefined}
              selected={selection?.has(record) ?? false}
              busy={busyRows.has(record)}
              onSelect={selection?.toggle ?? ignore}
              linkOf={props.linkOf}
              onShow={props.onShow}
              entriesOf={entriesOf}
              onMore={onMore}
            />
          ))}
          {drawn < count && (
            <li ref={rest} aria-hidden style={{ height: (count - drawn) * CARD_PX }} />
          )}
        </CardFrame>
      )}
      {!rows && !notice && <CardsPlace />}
      {notice}
      {props.selected && (
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
          {props.selected}
        </Box>
      )}
      <EntryMenu open={menu} onClose={() => setMenu(undefined)} />
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

function ignore(): void {}
