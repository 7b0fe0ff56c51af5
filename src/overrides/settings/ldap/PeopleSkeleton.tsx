import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { CardFrame } from '../../../controls/cards/CardFrame.ts';
import { useText } from '../../../i18n/useText.ts';
import { SkeletonRows } from '../../../pages/list/SkeletonRows.tsx';
import { useNarrow } from '../../../theme/useNarrow.ts';
import { CELLS, PeopleFrame } from './PeopleFrame.tsx';

/** As many fit on a telephone. */
const CARDS = [0, 1, 2, 3, 4];

/**
 * Has the shape of `PeopleTable` while people are loading.
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
