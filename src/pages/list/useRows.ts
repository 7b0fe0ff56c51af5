import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { conditionsOf, type ListState } from './listState.ts';

export interface Rows {
  /** Undefined until the first answer. */
  readonly rows: readonly RaRecord[] | undefined;
  readonly total: number;
  /** A call is under way, whatever is shown meanwhile. */
  readonly busy: boolean;
  readonly error: unknown;
  refresh(): void;
}

/**
 * The rows of a list in its present state. While the next page comes, the one before stays; after a
 * failure there are none (spec 1, section 8: total 0).
 *
 * @param where a query that every call of this list carries
 * @param ready is it known what the list may ask for?
 * @param at another address than the resource's own
 */
export function useRows(
  definition: Pick<ResourceDefinition, 'id'>,
  state: ListState,
  where: Readonly<Record<string, unknown>>,
  ready: boolean,
  at?: string,
): Rows {
  const { page, size, order } = state;
  const filter = useMemo(() => ({ ...conditionsOf(state), ...where }), [state, where]);
  const list = useGetList<RaRecord>(
    definition.id,
    {
      pagination: { page, perPage: size },
      sort: { field: order?.field ?? '', order: order?.descending ? 'DESC' : 'ASC' },
      filter,
      ...(at !== undefined && { meta: { address: at } }),
    },
    { enabled: ready, placeholderData: keepPreviousData },
  );
  const failed = list.isError && !list.isFetching;
  return {
    rows: failed ? undefined : list.data,
    total: failed ? 0 : (list.total ?? 0),
    busy: list.isFetching,
    error: failed ? list.error : undefined,
    refresh: () => void list.refetch(),
  };
}
