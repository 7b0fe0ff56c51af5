import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { ListState } from './listState.ts';
import { rowsQuery, type RowsQuery } from './rowsQuery.ts';

export interface Rows {
  /** Undefined until the first answer. */
  readonly rows: readonly RaRecord[] | undefined;
  readonly total: number;
  /** A call is running, whether or not rows are shown. */
  readonly busy: boolean;
  readonly error: unknown;
  /** The call that fetched them. */
  readonly query: RowsQuery;
  readonly refresh: () => void;
}

/**
 * Fetches the rows of a list. The previous page stays until the next one is loaded; after a failure
 * there are no rows (spec 1, section 8: total 0).
 *
 * @param where query of every call of this list
 * @param address another address than the resource's own
 */
export function useRows(
  definition: Pick<ResourceDefinition, 'id'>,
  state: ListState,
  where: Readonly<Record<string, unknown>>,
  address?: string,
): Rows {
  const query = useMemo(() => rowsQuery(state, where, address), [state, where, address]);
  const list = useGetList<RaRecord>(definition.id, query, {
    placeholderData: keepPreviousData,
  });
  const { refetch } = list;
  const refresh = useCallback(() => void refetch(), [refetch]);
  const failed = list.isError && !list.isFetching;
  return {
    rows: failed ? undefined : list.data,
    total: failed ? 0 : (list.total ?? 0),
    busy: list.isFetching,
    error: failed ? list.error : undefined,
    query,
    refresh,
  };
}
