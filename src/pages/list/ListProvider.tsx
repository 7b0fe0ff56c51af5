import { ListContextProvider, ResourceContextProvider, useListContext } from 'ra-core';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { pageQuery } from '../rowEntries.ts';
import { ListCommandsProvider } from './ListCommandsProvider.tsx';
import {
  ListSelectionContext,
  ResourceListContext,
  useResourceList,
  type ResourceListFacts,
} from './listContexts.ts';
import { pageCount, PAGING } from './paging.ts';
import { useIgnoredOrders } from './order/useIgnoredOrders.ts';
import { useListContextValue } from './useListContextValue.ts';
import { useListDefinition } from './useListDefinition.ts';
import { useListState } from './useListState.ts';
import { useSelection } from './useSelection.ts';
import { useSearchParams } from 'react-router';
import { COLUMNS_PARAMETER, columnsInAddress } from './listState.ts';
import { useColumnChoice, type ColumnChoiceState } from './columns/useColumnChoice.ts';

export interface ListProviderProps {
  readonly definition: ResourceDefinition;
  /** The page that shows the list. */
  readonly route: RouteRecord;
  /** Columns shown by default, where they differ from the resource's own. */
  readonly shown?: readonly string[] | undefined;
  /** Query of every call and of every page opened from here; for a list inside a detail page. */
  readonly where?: Readonly<Record<string, string>> | undefined;
  /** Query of the list calls only, such as the node selected in the tree beside the list. */
  readonly treeQuery?: Readonly<Record<string, string>>;
  /** Address of the rows, when it is not the resource's own. */
  readonly rowsAddress?: string | undefined;
  /** A list in a dialog or tree keeps its state out of the address and has other page sizes. */
  readonly paging?: keyof typeof PAGING | undefined;
  /** Of a list on a detail page: the record of that page. Some actions are calls of it. */
  readonly owner?: FieldRecord | undefined;
  /** Filters set at the start, until the user changes them. */
  readonly startFilters?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

const NO_QUERY: Readonly<Record<string, string>> = {};

/** A list of records for the parts inside it: its definition, state, rows, selection and commands. */
export function ListProvider(props: ListProviderProps): ReactNode {
  const { definition, route, shown, where = NO_QUERY, treeQuery = NO_QUERY, rowsAddress } = props;
  const { paging = 'page', owner, startFilters, children } = props;
  const { me } = useSession();
  // The resource's own list page, as opposed to a list inside another page.
  const isListPage = route.kind === 'list' && route.resource === definition.id;
  const table = isListPage ? definition.id : `${route.name}/${definition.id}`;
  const choice = useTableColumns(table, PAGING[paging].page);
  // Slots of a detail page belong to that page, not to a list inside it.
  const slots = route.kind === 'detail' ? undefined : route.slots;
  const ignored = useIgnoredOrders(definition.id);
  const listDefinition = useListDefinition(definition, choice, shown, slots, ignored.fields);
  const { list, fields } = listDefinition;
  const listState = useListState(list, fields, PAGING[paging], startFilters);
  const query = useMemo(() => ({ ...pageQuery(list.where, { me }), ...where }), [list, me, where]);
  const rowsQuery = useMemo(() => ({ ...query, ...treeQuery }), [query, treeQuery]);
  const selection = useSelection();
  const listContext = useListContextValue({
    definition,
    listState,
    selection,
    where: rowsQuery,
    address: rowsAddress,
    ignored: ignored.fields,
  });
  const { sizes } = PAGING[paging];
  const facts = useMemo(
    (): ResourceListFacts => ({
      ...listDefinition,
      ...listState,
      definition,
      route,
      slots,
      choice,
      ignoreOrder: ignored.ignore,
      sizes,
      query,
      rowsQuery,
      rowsAddress,
      owner,
    }),
    [
      listDefinition,
      listState,
      definition,
      route,
      slots,
      choice,
      ignored.ignore,
      sizes,
      query,
      rowsQuery,
      rowsAddress,
      owner,
    ],
  );
  return (
    <ResourceListContext value={facts}>
      <ListSelectionContext value={selection}>
        <ResourceContextProvider value={listContext.resource}>
          <ListContextProvider value={listContext}>
            <ListCommandsProvider>{children}</ListCommandsProvider>
            <ExistingPage />
          </ListContextProvider>
        </ResourceContextProvider>
      </ListSelectionContext>
    </ResourceListContext>
  );
}

/** Goes to the last page when the last row of it was deleted, or the address names a page past the end. */
function ExistingPage(): ReactNode {
  const { state, change } = useResourceList();
  const { data, total = 0, isFetching } = useListContext();
  const lastPage = pageCount(total, state.size);
  const isBeyond = data?.length === 0 && !isFetching && total > 0 && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, change, lastPage]);
  return null;
}

/**
 * The columns of a saved view while the address names them, else the user's choice. Changing the
 * columns of a view stores them as the user's choice and leaves the view.
 *
 * @param addressed the state of the table is in the address of the page
 */
function useTableColumns(table: string, addressed: boolean): ColumnChoiceState {
  const [query, setQuery] = useSearchParams();
  const own = useColumnChoice(table);
  const written = addressed ? columnsInAddress(query)?.join() : undefined;
  return useMemo(() => {
    if (written === undefined) return own;
    const viewed = { shown: written.split(','), order: written.split(',') };
    const leaveView = () =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(COLUMNS_PARAMETER);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    return {
      ...own,
      ...viewed,
      exact: true,
      set: (change) => {
        own.set({ ...viewed, ...change });
        leaveView();
      },
      reset: () => {
        own.reset();
        leaveView();
      },
    };
  }, [own, setQuery, written]);
}
