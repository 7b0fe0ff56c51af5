import { dropListState, writeListState, type ListRules, type ListState } from '../listState.ts';

/** The list a view is made of. */
export interface ViewSource {
  /** Which table it is: the resource's id. */
  readonly table: string;
  readonly state: ListState;
  readonly rules: ListRules;
  /** The columns in view, in their order. */
  readonly shown: readonly string[];
}

/** Filters, words, dates, order and columns as a query: everything of a list but its page. */
export function viewQuery({ state, rules, shown }: ViewSource): string {
  const view = { ...state, page: 1, size: rules.defaultSize, columns: shown };
  return writeListState(new URLSearchParams(), view, rules).toString();
}

/** The address with a view instead of the present one; keys of others (`oid`, `activeTab`) stay. */
export function withView(query: URLSearchParams, view: string, rules: ListRules): string {
  const next = dropListState(query, rules.filters);
  for (const [key, value] of new URLSearchParams(view)) next.set(key, value);
  return `?${next.toString()}`;
}
