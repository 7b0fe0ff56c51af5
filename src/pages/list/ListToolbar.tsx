import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useCallback, useRef, type ReactNode } from 'react';
import { offersOn, offerThat } from '../../../codegen/model/offers.ts';
import { afterPage } from '../../i18n/afterPage.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { IconPush } from '../../theme/buttons.ts';
import { useNarrow } from '../../theme/useNarrow.ts';
import { TableSettings } from './settings/TableSettings.tsx';
import { CreateButton } from './create/CreateButton.tsx';
import { ListActions } from './ListActions.tsx';
import { useResourceList } from './listContexts.ts';
import { SearchBoxPlaceholder, type PlaceholderInput } from './search/SearchBoxPlaceholder.tsx';
import { SelectedRows } from './SelectedRows.tsx';

/** Its place takes what is typed; the rows of the first page go before it. */
const ListSearch = lazyPart(() => import('./search/ListSearch.tsx'), { start: afterPage });
const TransferTools = lazyPart(() => import('../transfer/TransferTools.tsx'), { start: afterPage });

/** Width of an icon button with its gap. */
const BUTTON_PX = 36;

/** The toolbar above a table: create, actions, menu of the selection, search, settings, files, refresh. */
export function ListToolbar(): ReactNode {
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
        }}
      >
        <ListSearch
          fallback={<SearchBoxPlaceholder filtersOnly={list.search === false} note={note} />}
          readPlaceholder={readPlaceholder}
        />
        <TableSettings />
        <FileButtons />
        <IconPush label={text('pages.list.refresh')} onClick={() => void refetch()}>
          <RefreshIcon fontSize="small" />
        </IconPush>
      </Box>
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
