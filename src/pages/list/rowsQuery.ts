import type { GetListParams } from 'ra-core';
import { CHIP, type ListModel } from '../../../codegen/model/lists.ts';
import { chipFilter, READ_AT_MOST } from './chipFilter.ts';
import { conditionsOf, type ListState } from './listState.ts';

type RowsQuery = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> &
  Pick<GetListParams, 'meta'>;

/**
 * The call for the rows of a list: for those of the page, or for all from which a chip picks its own.
 *
 * @param where query of every call of this list
 * @param chips of the list
 * @param address another address than the resource's own
 */
export function rowsQuery(
  state: ListState,
  where: Readonly<Record<string, unknown>>,
  chips: ListModel['chips'],
  address?: string,
): RowsQuery {
  const { [CHIP]: set, ...conditions } = conditionsOf(state);
  // The server knows the filters of a chip, not its name.
  const chip = chipFilter(chips, set);
  return {
    pagination: chip?.when
      ? { page: 1, perPage: READ_AT_MOST }
      : { page: state.page, perPage: state.size },
    sort: { field: state.order?.field ?? '', order: state.order?.descending ? 'DESC' : 'ASC' },
    filter: { ...conditions, ...chip?.where, ...where },
    ...(address !== undefined && { meta: { address } }),
  };
}
