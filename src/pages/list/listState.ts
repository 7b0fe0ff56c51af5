import type { SortPayload } from 'ra-core';
import { filterValue } from '../../../codegen/model/fields.ts';
import { readRange, sameRange, type DateRange } from './dates/range.ts';

/** Everything a user can change about a list. It is kept in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly order?: ListOrder;
  /** Comma-separated terms; a row must match all of them. */
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly dates?: DateRange | undefined;
  /** The columns of a saved view in order; otherwise the user's own. */
  readonly columns?: readonly string[] | undefined;
}

export interface ListOrder {
  readonly field: string;
  readonly descending: boolean;
}

/** The options and defaults of a list. */
export interface ListRules {
  readonly sizes: readonly number[];
  readonly defaultSize: number;
  readonly defaultOrder?: ListOrder;
  readonly filters: readonly string[];
  /** Those of them whose values are booleans, in whatever way an address writes them. */
  readonly booleanFilters?: readonly string[];
  /** The server searches nothing. */
  readonly search?: false;
  /** Default filters: set when the address does not name them. */
  readonly startFilters?: ListState['filters'] | undefined;
  /** Absent: the list has no range of dates. */
  readonly dates?: { readonly start?: DateRange | undefined };
}

/** Query parameters of a list besides its filters. */
const PAGE = 'page';
const SIZE = 'size';
const ORDER = 'order';
const SEARCH = 'search';
export const COLUMNS_PARAMETER = 'columns';
/** Names given by spec 1, section 2.7. */
const DATE_START = 'date_start';
const DATE_END = 'date_end';
const COLUMN_SEPARATOR = ',';
const TRUE = /^(?:true|1)$/i;
const FALSE = /^(?:false|0)$/i;

/** Reads a list's state from the address; missing and invalid values are the defaults. */
export function readListState(query: URLSearchParams, rules: ListRules): ListState {
  const page = Number(query.get(PAGE));
  const size = Number(query.get(SIZE));
  const order = readOrder(query.get(ORDER)) ?? rules.defaultOrder;
  const dates = rules.dates && {
    ...rules.dates.start,
    ...readRange(query.get(DATE_START), query.get(DATE_END)),
  };
  const columns = columnsInAddress(query);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: rules.sizes.includes(size) ? size : rules.defaultSize,
    ...(order && { order }),
    search: rules.search === false ? '' : (query.get(SEARCH) ?? ''),
    filters: Object.fromEntries(
      rules.filters.flatMap((key) => {
        // A cleared default filter is an empty value in the address.
        const value = query.get(key) ?? rules.startFilters?.[key];
        if (!value) return [];
        return [[key, rules.booleanFilters?.includes(key) ? readBoolean(value) : value]];
      }),
    ),
    ...(dates && (dates.from ?? dates.to) !== undefined && { dates }),
    ...(columns && { columns }),
  };
}

/** Addresses of earlier versions have `false`, which the server refuses for a choice between yes and no. */
function readBoolean(value: string): string {
  if (TRUE.test(value)) return filterValue(true);
  return FALSE.test(value) ? filterValue(false) : value;
}

/** The columns of the saved view that the address holds. */
export function columnsInAddress(query: URLSearchParams): readonly string[] | undefined {
  return query.get(COLUMNS_PARAMETER)?.split(COLUMN_SEPARATOR).filter(Boolean);
}

/**
 * The query of the list call without page and order: filters, search, dates. A table and its export
 * send the same (contract: shell, section 7).
 */
export function conditionsOf({
  filters,
  search,
  dates,
}: Pick<ListState, 'filters' | 'search' | 'dates'>): Readonly<Record<string, string>> {
  return {
    ...filters,
    ...(search !== '' && { search }),
    ...(dates?.from !== undefined && { date_from: dates.from }),
    ...(dates?.to !== undefined && { date_to: dates.to }),
  };
}

/** Has the user narrowed the list by something that can be cleared? */
export function isNarrowed(state: ListState, rules: ListRules): boolean {
  return (
    state.search !== '' ||
    Object.keys({ ...rules.startFilters, ...state.filters }).some(
      (key) => state.filters[key] !== rules.startFilters?.[key],
    ) ||
    !sameRange(state.dates, rules.dates?.start)
  );
}

/**
 * Writes a change into the address. Defaults are not written; other parameters (such as `activeTab`)
 * stay. Every change but one of the page goes back to page 1.
 */
export function writeListState(
  query: URLSearchParams,
  change: Partial<ListState>,
  rules: ListRules,
): URLSearchParams {
  const before = readListState(query, rules);
  const state = { ...before, page: 1, ...change };
  const next = new URLSearchParams(query);
  write(next, PAGE, state.page === 1 ? '' : String(state.page));
  // A page number is only meaningful together with the page size.
  const ownSize = state.page === 1 && state.size === rules.defaultSize;
  write(next, SIZE, ownSize ? '' : String(state.size));
  write(next, ORDER, sameOrder(state.order, rules.defaultOrder) ? '' : writeOrder(state.order));
  write(next, SEARCH, state.search.trim());
  for (const key of rules.filters) {
    const [value, start] = [state.filters[key], rules.startFilters?.[key]];
    write(next, key, value === start ? '' : (value ?? ''));
    if (value === undefined && start !== undefined) next.set(key, '');
  }
  if (rules.dates) {
    const own = sameRange(state.dates, rules.dates.start);
    write(next, DATE_START, own ? '' : (state.dates?.from ?? ''));
    write(next, DATE_END, own ? '' : (state.dates?.to ?? ''));
  }
  write(next, COLUMNS_PARAMETER, state.columns?.join(COLUMN_SEPARATOR) ?? '');
  return next;
}

/** The address at page 1, for a change of the node or tab that narrows the list. */
export function atFirstPage(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PAGE);
  return next;
}

/** The address without the list's parameters, for a change of tab. */
export function dropListState(
  query: URLSearchParams,
  filters: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of [
    PAGE,
    SIZE,
    ORDER,
    SEARCH,
    DATE_START,
    DATE_END,
    COLUMNS_PARAMETER,
    ...filters,
  ])
    next.delete(key);
  return next;
}

/** Ascending, then descending, then the list's default order (an empty field). */
export function nextSort(field: string, { field: current, order }: SortPayload): SortPayload {
  if (current !== field) return { field, order: 'ASC' };
  return order === 'DESC' ? { field: '', order: 'ASC' } : { field, order: 'DESC' };
}

function readOrder(text: string | null): ListOrder | undefined {
  if (!text) return undefined;
  const descending = text.startsWith('-');
  return { field: descending ? text.slice(1) : text, descending };
}

function writeOrder(order: ListOrder | undefined): string {
  return order ? `${order.descending ? '-' : ''}${order.field}` : '';
}

function sameOrder(left: ListOrder | undefined, right: ListOrder | undefined): boolean {
  return left?.field === right?.field && left?.descending === right?.descending;
}

function write(query: URLSearchParams, key: string, value: string): void {
  if (value === '') query.delete(key);
  else query.set(key, value);
}
