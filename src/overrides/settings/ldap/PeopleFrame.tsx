import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HeadCell } from '@gatehouse-console/engine/pages/list/HeadCell.tsx';
import type { ListOrder } from '@gatehouse-console/engine/pages/list/listState.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import Skeleton from '@mui/material/Skeleton';
import { CardFrame } from '@gatehouse-console/engine/controls/cards/CardFrame.ts';
import { SkeletonRows } from '@gatehouse-console/engine/pages/list/SkeletonRows.tsx';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';

const ROW_PX = 32;
export const COLUMNS = ['username', 'name', 'email', 'groups', 'existing'] as const;
/** With the box that chooses a row. */
const CELLS = COLUMNS.length + 1;

interface PeopleFrameProps {
  readonly order: ListOrder | undefined;
  onSort(field: string): void;
  /** The rows. */
  readonly children: ReactNode;
}

/** The table around users of the directory, or around what stands for them while they are loading. */
export function PeopleFrame({ order, onSort, children }: PeopleFrameProps): ReactNode {
  const text = useText();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': {
            p: '2px 8px',
            textAlign: 'start',
            borderBottom: 1,
            borderColor: 'divider',
            height: ROW_PX,
          },
          '& [data-skeleton]': {
            display: 'block',
            height: 10,
            borderRadius: 1,
            bgcolor: 'divider',
          },
          '& th button': {
            minHeight: 24,
            border: 0,
            background: 'none',
            color: 'inherit',
            font: 'inherit',
            cursor: 'pointer',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{text('ldap.chosen')}</th>
            {COLUMNS.map((field) => (
              <HeadCell
                key={field}
                field={field}
                label={text(`ldap.columns.${field}`)}
                sticky={undefined}
                alignEnd={false}
                onSort={() => onSort(field)}
                sort={order?.field === field ? (order.descending ? 'DESC' : 'ASC') : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </Box>
  );
}

/** As many fit on a telephone. */
const CARDS = [0, 1, 2, 3, 4];

/**
 * Has the shape of `PeopleTable` while users are loading.
 *
 * @param rows how many there may be
 */
export function PeopleSkeleton({ rows }: { readonly rows: number }): ReactNode {
  const text = useText();
  const narrow = useNarrow();
  return (
    <output aria-busy="true" aria-label={text('pages.loading')} style={{ display: 'block' }}>
      <div inert>
        {narrow ? (
          <CardFrame>
            {CARDS.map((card) => (
              <li key={card}>
                <div style={{ gridColumn: '1 / -1' }}>
                  <Skeleton width="50%" />
                  <Skeleton width="80%" />
                </div>
              </li>
            ))}
          </CardFrame>
        ) : (
          <PeopleFrame order={undefined} onSort={() => undefined}>
            <SkeletonRows rows={rows} cells={CELLS} />
          </PeopleFrame>
        )}
      </div>
    </output>
  );
}
