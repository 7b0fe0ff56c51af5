import type { FieldModel } from '../../../codegen/model/fields.ts';
import { CHIP, type ListModel } from '../../../codegen/model/lists.ts';
import { startRange } from './dates/range.ts';
import type { ListRules } from './listState.ts';

/**
 * The options and defaults of a list.
 *
 * @param fields of its resource
 * @param sizes the page sizes on offer
 * @param defaultSize one of them
 * @param opened when the list was opened: its range of dates is around that day
 * @param startFilters default filters
 */
export function listRules(
  list: Pick<ListModel, 'order' | 'filters' | 'search' | 'dates' | 'chips'>,
  fields: readonly FieldModel[],
  sizes: readonly number[],
  defaultSize: number,
  opened: Date,
  startFilters?: ListRules['startFilters'],
): ListRules {
  return {
    sizes,
    defaultSize,
    ...(list.order && { defaultOrder: list.order }),
    filters: list.chips ? [...list.filters, CHIP] : list.filters,
    booleanFilters: fields.filter(holdsBoolean).map(({ name }) => name),
    ...(list.search === false && { search: false as const }),
    startFilters,
    ...(list.dates && { dates: { start: startRange(list.dates.start, opened) } }),
  };
}

function holdsBoolean({ type, choices }: FieldModel): boolean {
  return type === 'boolean' || (choices?.some(({ value }) => typeof value === 'boolean') ?? false);
}

/** Has the search box anything to offer: words, or filters? */
export function canBeSearched({ search, filters }: Pick<ListModel, 'search' | 'filters'>): boolean {
  return search !== false || filters.length > 0;
}
