import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TabModel } from '../../../codegen/model/details.ts';
import { dropListState } from '../list/listState.ts';
import { rememberedTab, rememberTab, TAB_NAME } from '../tabMemory.ts';
import { tabInView } from './tabs.ts';

export interface ChosenTab {
  /** Undefined without tabs. */
  readonly active: TabModel | undefined;
  choose(key: string): void;
}

/**
 * The open tab: that of the address, else the one opened last on this route. A change of tab drops
 * the list parameters of the address.
 *
 * @param page name of the route
 */
export function useTabs(tabs: readonly TabModel[], page: string): ChosenTab {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(TAB_NAME);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    // Only once it is open: a form with unsaved changes may prevent the change.
    if (asked !== null && asked === wanted.current) rememberTab(page, asked);
  }, [asked, page]);
  return {
    active: tabInView(tabs, asked, rememberedTab(page)),
    choose: (key) => {
      wanted.current = key;
      setQuery((current) => {
        const next = dropListState(current);
        next.set(TAB_NAME, key);
        return next;
      });
    },
  };
}
