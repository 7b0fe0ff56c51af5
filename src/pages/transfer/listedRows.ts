import { conditionsOf } from '../list/listState.ts';
import type { ListedRows } from './exportCall.ts';
import type { TransferProps } from './transferProps.ts';

/** The query of the list as shown. @param from another address for the file */
export function listedRows(
  { definition, state, where, selected }: TransferProps,
  from?: string,
): ListedRows {
  const { order } = state;
  return {
    address: from ?? definition.api,
    where,
    conditions: conditionsOf(state),
    order: order && `${order.descending ? '-' : ''}${order.field}`,
    selected: selected.map(({ id }) => id),
  };
}
