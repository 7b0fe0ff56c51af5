import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import { listRules } from './listRules.ts';
import { readListState, writeListState, type ListRules, type ListState } from './listState.ts';
import { usePreference } from '../../session/preference.ts';
import { keptSize, PAGE_SIZE_KEY, type Paging } from './paging.ts';

export interface AddressedListState {
  readonly state: ListState;
  readonly rules: ListRules;
  /** The state after every change so far: typing may be faster than the page is drawn. */
  latest(): ListState;
  /** Writes a change into the address; `replace` makes no entry in the browser's history. */
  change(change: Partial<ListState>, how?: { readonly replace: boolean }): void;
}

/**
 * The state of a list. A page keeps it in the address, so that reload, shared links and Back
 * restore it; a dialog keeps it while it is open.
 */
export function useListState(
  list: ListModel,
  fields: readonly FieldModel[],
  paging: Paging,
  startFilters?: ListRules['startFilters'],
): AddressedListState {
  const [address, setAddress] = useSearchParams();
  const [own, setOwn] = useState(() => new URLSearchParams());
  // The size that the user chose last, for all tables (spec 1, section 9).
  const [storedSize, storeSize] = usePreference(PAGE_SIZE_KEY);
  const size = keptSize(paging.sizes, storedSize);
  const [opened] = useState(() => new Date());
  const rules: ListRules = useMemo(() => {
    const { sizes, page } = paging;
    return listRules(list, fields, sizes, page ? size : (sizes[0] ?? 0), opened, startFilters);
  }, [list, fields, paging, size, opened, startFilters]);
  const query = paging.page ? address : own;
  const state = useMemo(() => readListState(query, rules), [query, rules]);
  // The drawn query, and after it those of changes that are not drawn yet.
  const queries = useRef([query]);
  useEffect(() => {
    const drawn = queries.current.findLastIndex((earlier) => String(earlier) === String(query));
    queries.current = drawn < 0 ? [query] : queries.current.slice(drawn);
  }, [query]);
  const latest = useCallback(() => readListState(last(queries.current), rules), [rules]);
  const change = useCallback<AddressedListState['change']>(
    (next, how) => {
      const changed = writeListState(last(queries.current), next, rules);
      queries.current.push(changed);
      if (!paging.page) return setOwn(changed);
      if (next.size !== undefined) storeSize(next.size);
      setAddress(changed, { replace: how?.replace ?? false, preventScrollReset: true });
    },
    [paging, rules, setAddress, storeSize],
  );
  return { state, rules, latest, change };
}

function last(queries: readonly URLSearchParams[]): URLSearchParams {
  return queries.at(-1) ?? new URLSearchParams();
}
