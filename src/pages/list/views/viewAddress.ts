import { dropListState, writeListState, type ListRules, type ListState } from '../listState.ts';

/** The current state of a list, of which a view is made. */
interface ViewSource {
  readonly state: ListState;
  readonly rules: ListRules;
  readonly shown: readonly string[];
}

/** Filters, search, dates, order and columns as a query string: everything but the page. */
export function viewQuery({ state, rules, shown }: ViewSource): string {
  const view = { ...state, page: 1, size: rules.defaultSize, columns: shown };
  return writeListState(new URLSearchParams(), view, rules).toString();
}

/** The address with a view instead of the current one; other parameters (such as `activeTab`) stay. */
export function withView(query: URLSearchParams, view: string, rules: ListRules): string {
  const next = dropListState(query, rules.filters);
  for (const [key, value] of new URLSearchParams(view)) next.set(key, value);
  return `?${next.toString()}`;
}
