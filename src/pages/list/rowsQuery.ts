import type { GetListParams } from 'ra-core';
import { conditionsOf, type ListState } from './listState.ts';

type RowsQuery = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> &
  Pick<GetListParams, 'meta'>;

/**
 * The call for the rows of a list.
 *
 * @param where query of every call of this list
 * @param address another address than the resource's own
 */
export function rowsQuery(
  state: ListState,
  where: Readonly<Record<string, unknown>>,
  address?: string,
): RowsQuery {
  return {
    pagination: { page: state.page, perPage: state.size },
    sort: { field: state.order?.field ?? '', order: state.order?.descending ? 'DESC' : 'ASC' },
    filter: { ...conditionsOf(state), ...where },
    ...(address !== undefined && { meta: { address } }),
  };
}
