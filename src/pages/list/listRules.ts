import type { ListModel } from '../../../codegen/model/lists.ts';
import { startRange } from './dates/range.ts';
import type { ListRules } from './listState.ts';

/**
 * The options and defaults of a list.
 *
 * @param sizes the page sizes on offer
 * @param defaultSize one of them
 * @param opened when the list was opened: its range of dates is around that day
 * @param startFilters default filters
 */
export function listRules(
  list: Pick<ListModel, 'order' | 'filters' | 'dates'>,
  sizes: readonly number[],
  defaultSize: number,
  opened: Date,
  startFilters?: ListRules['startFilters'],
): ListRules {
  return {
    sizes,
    defaultSize,
    ...(list.order && { defaultOrder: list.order }),
    filters: list.filters,
    startFilters,
    ...(list.dates && { dates: { start: startRange(list.dates.start, opened) } }),
  };
}
