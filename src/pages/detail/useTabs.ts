import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TabModel } from '../../../codegen/model/resources.ts';
import { dropListState } from '../list/listState.ts';
import { rememberedTab, rememberTab, TAB_NAME } from '../tabMemory.ts';
import { tabInView } from './tabs.ts';

export interface ChosenTab {
  /** Undefined where there is no tab at all. */
  readonly active: TabModel | undefined;
  choose(key: string): void;
}

/**
 * Which tab is in view: that of the address, else the one looked at last on this kind of page. The
 * list of one tab leaves nothing in the address of the next.
 *
 * @param page name of the route
 */
export function useTabs(tabs: readonly TabModel[], page: string): ChosenTab {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(TAB_NAME);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    // Not before it is in view: a form with changes may keep its tab.
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
