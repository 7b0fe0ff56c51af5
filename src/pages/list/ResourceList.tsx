import Box from '@mui/material/Box';
import { useMedia } from '../../theme/useMedia.ts';
import { styled } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import { useRef, type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps } from '../slots/slots.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { ListProvider, type ListProviderProps } from './ListProvider.tsx';
import { useNarrow } from '../../theme/useNarrow.ts';
import { ListTable } from './ListTable.tsx';
import RefreshIcon from '@mui/icons-material/Refresh';
import { offersOn, offerThat } from '../../../codegen/model/offers.ts';
import { afterPage } from '../../i18n/afterPage.ts';
import { useText } from '../../i18n/useText.ts';
import { IconPush } from '../../theme/buttons.ts';
import { TableSettings } from './settings/TableSettings.tsx';
import { CreateButton } from './create/CreateButton.tsx';
import type { PagerProps } from './Pager.tsx';
import { ListActions } from './ListActions.tsx';
import { useResourceList } from './listContexts.ts';
import { canBeSearched } from './listRules.ts';
import { SearchBoxPlaceholder, type PlaceholderInput } from './search/SearchBoxPlaceholder.tsx';
import { SelectedRows } from './SelectedRows.tsx';

/** The place of the pager, so that nothing moves when it is loaded. */
const PAGER_PLACE = <div style={{ height: 44 }} />;
const Pager = lazyPart(() => import('./Pager.tsx'), { fallback: PAGER_PLACE });
const RowPreview = lazyPart(() => import('../detail/preview/RowPreview.tsx'), {
  start: afterPage,
});

const Frame = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });

export interface ResourceListProps extends Omit<ListProviderProps, 'children'> {
  /** Element for the header slot of the page, whose content is rendered inside the contexts of the list. */
  readonly headerPlace?: HTMLElement | null | undefined;
}

/** A list with its toolbar, rows and pager: the body of a page, or a tab of another record. */
export function ResourceList({ headerPlace, ...list }: ResourceListProps): ReactNode {
  const { definition, route } = list;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMedia('(min-width:1200px)');
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
      <Frame ref={frame} data-previewed={isPreviewed || undefined}>
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
          <ListPager isPreviewed={isPreviewed} />
        </Box>
        {isPreviewed && <RowPreview frame={frame} />}
      </Frame>
    </ListProvider>
  );
}

/** It is loaded after the rows: a browser loads six files at a time, and the rows would wait for it. */
function ListPager({ isPreviewed }: PagerProps): ReactNode {
  const { isPending, total = 0 } = useListContext();
  if (isPending) return PAGER_PLACE;
  return total > 0 && <Pager isPreviewed={isPreviewed} />;
}

/** The place of the cards on a phone. */
const CARDS_PLACE = <div style={{ height: '100dvh' }} />;
const CardList = lazyPart(() => import('./cards/CardList.tsx'), { fallback: CARDS_PLACE });

/** The rows of the list around it: a table, or cards in a narrow window. */
function ListRows(): ReactNode {
  return useNarrow() ? <CardList /> : <ListTable />;
}

/** Its place takes what is typed; the rows of the first page go before it. */
const ListSearch = lazyPart(() => import('./search/ListSearch.tsx'), { start: afterPage });
const CHIPS_PLACE = <div style={{ flexBasis: '100%', height: 28 }} />;
const ChipBar = lazyPart(() => import('./chips/ChipBar.tsx'), {
  start: afterPage,
  fallback: CHIPS_PLACE,
});
const TransferTools = lazyPart(() => import('../transfer/TransferTools.tsx'), { start: afterPage });

/** Width of an icon button with its gap. */
const BUTTON_PX = 36;

/** The toolbar above a table: create, actions, menu of the selection, search, settings, files, refresh. */
function ListToolbar(): ReactNode {
  const text = useText();
  const { list } = useResourceList();
  const { refetch } = useListContext();
  const isNarrow = useNarrow();
  const early = useRef<PlaceholderInput>({ typed: '', focused: false });
  const note = useCallback((change: Partial<PlaceholderInput>) => {
    early.current = { ...early.current, ...change };
  }, []);
  const readPlaceholder = useCallback(() => early.current, []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 3 }}>
      <CreateButton />
      <ListActions />
      {!isNarrow && <SelectedRows />}
      <Box
        sx={{
          // On a phone the search has a line of its own in every language.
          flex: { xs: '1 1 300px', sm: '1 1 240px' },
          minWidth: 0,
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 1,
          // So have its dates.
          '& > [data-dates]': { flexBasis: { xs: '100%', sm: 'auto' } },
        }}
      >
        <ListSearch
          fallback={
            canBeSearched(list) && (
              <SearchBoxPlaceholder filtersOnly={list.search === false} note={note} />
            )
          }
          readPlaceholder={readPlaceholder}
        />
        <TableSettings />
        <FileButtons />
        <IconPush label={text('pages.list.refresh')} onClick={() => void refetch()}>
          <RefreshIcon fontSize="small" />
        </IconPush>
      </Box>
      {list.chips && <ChipBar />}
    </Box>
  );
}

/** Import and export. They keep the width of their buttons until they are loaded, so that nothing moves. */
function FileButtons(): ReactNode {
  const { definition } = useResourceList();
  const offers = offersOn(definition, 'list');
  const imports = offerThat(offers, 'import') ?? offerThat(offers, 'importChanges');
  const buttons = [imports, offerThat(offers, 'export')].filter(Boolean).length;
  return <TransferTools fallback={<span aria-hidden style={{ width: buttons * BUTTON_PX }} />} />;
}
