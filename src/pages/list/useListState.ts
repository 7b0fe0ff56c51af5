import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListModel } from '../../../codegen/model/resources.ts';
import { app } from '../../../generated/app.ts';
import { useSession } from '../../session/SessionContext.ts';
import { startRange } from './dates/range.ts';
import {
  columnsInAddress,
  readListState,
  writeListState,
  type ListRules,
  type ListState,
} from './listState.ts';
import { rememberedPageSize, rememberPageSize } from './pageSize.ts';

export interface AddressedListState {
  readonly state: ListState;
  readonly rules: ListRules;
  /** Puts a change into the address; `replace` keeps typing out of the browser's history. */
  change(change: Partial<ListState>, how?: { readonly replace: boolean }): void;
}

/** The state of a list as the address has it, so that reload, share and back show the same. */
export function useListState(list: ListModel): AddressedListState {
  const [query, setQuery] = useSearchParams();
  const person = useSession().profile.id;
  const [opened] = useState(() => new Date());
  const rules: ListRules = useMemo(
    () => ({
      sizes: app.pageSizes,
      defaultSize: rememberedPageSize(person, app.pageSizes),
      ...(list.order && { defaultOrder: list.order }),
      filters: list.filters,
      ...(list.dates && { dates: { start: startRange(list.dates.start, opened) } }),
    }),
    [list, person, opened],
  );
  const state = useMemo(() => readListState(query, rules), [query, rules]);
  const change = useCallback<AddressedListState['change']>(
    (next, how) => {
      if (next.size !== undefined) rememberPageSize(person, next.size);
      setQuery((current) => writeListState(current, next, rules), {
        replace: how?.replace ?? false,
        preventScrollReset: true,
      });
    },
    [person, rules, setQuery],
  );
  return { state, rules, change };
}

/** The columns of a saved view that was opened; undefined: the person's own. */
export function useColumnsInAddress(): readonly string[] | undefined {
  const [query] = useSearchParams();
  const written = columnsInAddress(query)?.join();
  return useMemo(() => written?.split(','), [written]);
}
