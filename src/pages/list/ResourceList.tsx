import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps } from '../slots/slots.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { ListProvider, type ListProviderProps } from './ListProvider.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useNarrow } from '../../theme/useNarrow.ts';
import { ListTable } from './ListTable.tsx';

/** The place of the pager, so that nothing moves when it is loaded. */
const PAGER_PLACE = <div style={{ height: 44 }} />;
const Pager = lazyPart(() => import('./Pager.tsx'), { fallback: PAGER_PLACE });
const RowPreview = lazyPart(() => import('../detail/preview/RowPreview.tsx'));

const Frame = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });

export interface ResourceListProps extends Omit<ListProviderProps, 'children'> {
  /** Element for the header slot of the page, whose content is rendered inside the contexts of the list. */
  readonly headerPlace?: HTMLElement | null | undefined;
}

/** A list with its toolbar, rows and pager: the body of a page, or a tab of another record. */
export function ResourceList({ headerPlace, ...list }: ResourceListProps): ReactNode {
  const { definition, route } = list;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width:1600px)', { noSsr: true });
  const { open: mayOpen } = useResourceRoutes(definition.id, route).verdict('detail');
  const isPreviewed =
    isWide && route.kind !== 'detail' && definition.detail !== undefined && mayOpen;
  return (
    <ListProvider {...list}>
      {headerPlace &&
        createPortal(
          <Slot<HeaderSlotProps> route={route} name="header" give={{ route }} />,
          headerPlace,
        )}
      <Frame ref={frame}>
        <Box
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            // Other than `hidden` it leaves the foot of the cards in view.
            overflow: 'clip',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <ListToolbar />
          <ListRows />
          <ListPager />
        </Box>
        {isPreviewed && <RowPreview frame={frame} />}
      </Frame>
    </ListProvider>
  );
}

/** It is loaded after the rows: a browser loads six files at a time, and the rows would wait for it. */
function ListPager(): ReactNode {
  const { isPending, total = 0 } = useListContext();
  if (isPending) return PAGER_PLACE;
  return total > 0 && <Pager />;
}

/** The place of the cards on a phone. */
const CARDS_PLACE = <div style={{ height: '100dvh' }} />;
const CardList = lazyPart(() => import('./cards/CardList.tsx'), { fallback: CARDS_PLACE });

/** The rows of the list around it: a table, or cards in a narrow window. */
function ListRows(): ReactNode {
  return useNarrow() ? <CardList /> : <ListTable />;
}
