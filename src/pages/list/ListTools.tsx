import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useCallback, useRef, type ReactNode } from 'react';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { afterPage } from '../../i18n/afterPage.ts';
import { IconPush } from '../../theme/buttons.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { Pending } from '../usePending.ts';
import { ListActions } from './ListActions.tsx';
import { createAction } from './create/createAction.ts';
import { CreateButton } from './create/CreateButton.tsx';
import { SearchBoxPlaceholder, type PlaceholderInput } from './search/SearchBoxPlaceholder.tsx';
import type { AddressedListState } from './useListState.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Its place takes what is typed; the rows of the first page go before it. */
const ListSearch = lazyPart(() => import('./search/ListSearch.tsx'), { start: afterPage });

export interface ListToolsProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel;
  readonly route: RouteRecord;
  /** Query for the create page, for a list inside a detail page. */
  readonly query: Readonly<Record<string, string>>;
  readonly fields: readonly FieldModel[];
  readonly address: AddressedListState;
  readonly shown: readonly string[];
  /** The menu of selected rows, while there are any. */
  readonly selected: ReactNode;
  /** Import and export buttons. */
  readonly transfer: ReactNode;
  readonly settings: ReactNode;
  onCreate(): void;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  ask(pending: Pending): void;
}

/** The toolbar above a table: create, actions, menu of the selection, search, refresh. */
export function ListTools(props: ListToolsProps) {
  const { definition, call, ask } = props;
  const { refetch } = useListContext();
  const text = useText();
  const early = useRef<PlaceholderInput>({ typed: '', focused: false });
  const note = useCallback((change: Partial<PlaceholderInput>) => {
    early.current = { ...early.current, ...change };
  }, []);
  const readPlaceholder = useCallback(() => early.current, []);
  const actions = (definition.actions ?? []).filter(({ on }) => on.includes('list'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 3 }}>
      <CreateButton {...props} />
      {actions.length > 0 && (
        <ListActions actions={actions} create={createAction(definition)} call={call} ask={ask} />
      )}
      {props.selected}
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
          fallback={<SearchBoxPlaceholder filtersOnly={props.list.search === false} note={note} />}
          {...props}
          readPlaceholder={readPlaceholder}
        />
        {props.settings}
        {props.transfer}
        <IconPush
          type="button"
          aria-label={text('pages.list.refresh')}
          title={text('pages.list.refresh')}
          onClick={() => void refetch()}
        >
          <RefreshIcon fontSize="small" />
        </IconPush>
      </Box>
    </Box>
  );
}
