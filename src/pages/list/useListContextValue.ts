import { keepPreviousData } from '@tanstack/react-query';
import {
  useDataProvider,
  useGetList,
  type Exporter,
  type ListControllerBaseResult,
  type ListControllerResult,
  type RaRecord,
  type SortPayload,
} from 'ra-core';
import { useMemo } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import { offersOf, offerThat } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useSession } from '../../session/SessionContext.ts';
import { CHIP } from '../../../codegen/model/lists.ts';
import { chipFilter, chipRecords, READ_AT_MOST } from './chipFilter.ts';
import { conditionsOf, type ListState } from './listState.ts';
import type { AddressedListState } from './useListState.ts';
import { rowsQuery } from './rowsQuery.ts';
import type { Selection } from './useSelection.ts';

/** As many rows as react-admin takes when all are selected, and when all are exported. */
const SELECTED_AT_MOST = 250;
const EXPORTED_AT_MOST = 1000;

interface ShownList {
  readonly definition: ResourceDefinition;
  readonly listState: AddressedListState;
  readonly selection: Selection;
  /** Query of every call of this list. */
  readonly where: Readonly<Record<string, unknown>>;
  /** Another address of the rows than the resource's own. */
  readonly address: string | undefined;
  /** Fields by which the server does not order. */
  readonly ignored: readonly string[];
}

const UNSORTED: SortPayload = { field: '', order: 'ASC' };

/**
 * The rows of a list, and the list as react-admin's components and hooks know it (`useListContext`). Page, order and
 * filters are those of the address; `useListController` keeps them in an address of its own form. The previous page
 * stays until the next one is loaded; after a failure there are no rows (spec 1, section 8: total 0).
 */
export function useListContextValue({
  definition,
  listState: { state, rules, change },
  selection,
  where,
  address,
  ignored,
}: ShownList): ListControllerResult {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { gateContext, me } = useSession();
  const chips = definition.list?.chips;
  const query = useMemo(
    () => rowsQuery(state, where, chips, address),
    [state, where, chips, address],
  );
  const set = state.filters[CHIP];
  const chip = useMemo(() => chipFilter(chips, set), [chips, set]);
  const list = useGetList<RaRecord>(definition.id, query, {
    // The rows before may be none of the chip.
    ...(!chip?.when && { placeholderData: keepPreviousData }),
  });
  const { refetch, isFetching: busy } = list;
  const error = list.isError && !busy ? list.error : undefined;
  // All records of a chip that the browser filters.
  const found = useMemo(
    () => chip?.when && chipRecords(list.data ?? [], chip, me.id),
    [chip, list.data, me],
  );
  // When a chip was cleared, all that was read for it stays until the page is loaded.
  const from = found ? (state.page - 1) * state.size : 0;
  const isCut = found ?? list.isPlaceholderData;
  const data = list.data && (found ?? list.data);
  const rows = useMemo(
    () => (error ? undefined : isCut ? data?.slice(from, from + state.size) : data),
    [data, error, from, isCut, state.size],
  );
  const total = found?.length ?? list.total ?? 0;
  const exported = offerThat(offersOf(definition), 'export');
  const mayExport =
    exported !== undefined && !exported.verify && decideGate(exported.gate, gateContext).open;
  return useMemo(() => {
    // Read anew: somebody may have changed meanwhile what a chip is about to change, too.
    const getData = async ({ maxResults = EXPORTED_AT_MOST } = {}) => {
      const perPage = chip?.when ? READ_AT_MOST : maxResults;
      const { data: all } = await provider.getList<RaRecord>(definition.id, {
        ...query,
        pagination: { page: 1, perPage },
      });
      return (chip?.when ? chipRecords(all, chip, me.id) : all).slice(0, maxResults);
    };
    const setFilters = (values: Readonly<Record<string, unknown>>) =>
      change(conditionsFrom(values, rules.filters));
    const base: ListControllerBaseResult = {
      resource: definition.id,
      page: state.page,
      perPage: state.size,
      setPage: (page) => change({ page }),
      setPerPage: (size) => change({ size }),
      sort: ignored.includes(query.sort.field) ? UNSORTED : query.sort,
      setSort: ({ field, order }) =>
        change({ order: field ? { field, descending: order === 'DESC' } : undefined }),
      filter: query.filter,
      filterValues: conditionsOf(state),
      displayedFilters: Object.fromEntries(rules.filters.map((name) => [name, true])),
      setFilters,
      showFilter: (name, value) => {
        if (value) setFilters({ ...conditionsOf(state), [name]: value });
      },
      hideFilter: (name) => setFilters({ ...conditionsOf(state), [name]: undefined }),
      selectedIds: selection.records.map(({ id }) => id),
      onSelect: (ids) => {
        selection.clear();
        selection.toggleAll(
          (rows ?? []).filter(({ id }) => ids.includes(id)),
          true,
        );
      },
      onToggleItem: (id) => {
        const record = rows?.find((row) => row.id === id);
        if (record) selection.toggle(record, !selection.has(record));
      },
      onUnselectItems: selection.clear,
      onSelectAll: ({ limit = SELECTED_AT_MOST } = {}) =>
        void getData({ maxResults: limit }).then((all) => selection.toggleAll(all, true)),
      getData,
      exporter: mayExport && exportRecords,
      refetch: () => void refetch(),
      isFetching: busy,
      isLoading: busy && rows === undefined,
      hasPreviousPage: state.page > 1,
      hasNextPage: state.page * state.size < total,
    };
    if (rows) return { ...base, data: rows, total, error: null, isPending: false };
    const nothing = { data: undefined, total: undefined, meta: undefined };
    return error
      ? { ...base, ...nothing, error, isPending: false }
      : { ...base, ...nothing, error: null, isPending: true };
  }, [
    definition,
    provider,
    chip,
    me,
    state,
    rules,
    change,
    query,
    rows,
    total,
    busy,
    error,
    refetch,
    selection,
    mayExport,
    ignored,
  ]);
}

/** The filters of react-admin's components in the form of the address. */
function conditionsFrom(
  values: Readonly<Record<string, unknown>>,
  filters: readonly string[],
): Partial<ListState> {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)] as const],
  );
  const { search = '', date_from: from, date_to: to } = Object.fromEntries(given);
  return {
    search,
    filters: Object.fromEntries(given.filter(([name]) => filters.includes(name))),
    dates: from === undefined && to === undefined ? undefined : { from, to },
  };
}

/** What `<ExportButton>` writes: the records as CSV. The export of the console asks the server for a file. */
const exportRecords: Exporter = async (...given) => {
  const { defaultExporter } = await import('./defaultExporter.ts');
  return defaultExporter(...given);
};
