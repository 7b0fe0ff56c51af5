import { conditionsOf } from '../list/listState.ts';
import { rowsQuery as askedOf } from '../list/rowsQuery.ts';
import { useListSelection, useResourceList } from '../list/listContexts.ts';
import type { ListedRows } from './exportCall.ts';

/** The query of the list as shown. @param from another address for the file */
export function useListedRows(from?: string): ListedRows {
  const { definition, list, state, rowsQuery } = useResourceList();
  const { records } = useListSelection();
  const { order } = state;
  return {
    address: from ?? definition.api,
    where: rowsQuery,
    conditions: conditionsOf(state),
    asked: askedOf(state, {}, list.chips).filter,
    order: order && `${order.descending ? '-' : ''}${order.field}`,
    selected: records.map(({ id }) => id),
  };
}
