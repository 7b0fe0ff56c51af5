import type { Routes } from '../../../session/RoutesContext.ts';
import { addressOf } from '../../tabs/tabs.ts';
import type { TabSets } from '../../tabs/tabSets.ts';
import type { PaletteEntry } from '../entries.ts';
import type { Findable } from './recordSources.ts';

/** Records shown before anything is typed. */
const MOST = 5;

/**
 * The records whose pages are open in the tab bar, the last opened first.
 *
 * @param titleOf the name of a kind of records
 */
export function visitedRecords(
  sets: TabSets,
  routes: Routes,
  organization: string,
  findable: readonly Findable[],
  titleOf: (found: Findable) => string,
): readonly PaletteEntry[] {
  const tabs = Object.values(sets)
    .filter((set) => set.organization === organization)
    .flatMap((set) => set.tabs)
    .toReversed();
  return tabs
    .flatMap((tab): PaletteEntry[] => {
      const { route, params } = routes.match(tab.path) ?? {};
      const { id } = params ?? {};
      const found = findable.find(
        ({ resource, pages }) =>
          route?.resource === resource || pages?.some((page) => page.route === route?.name),
      );
      if (!route || !found || tab.name === undefined || id === undefined) return [];
      if (route.kind === 'update' || !routes.verdict(route).open) return [];
      return [
        {
          id: `record:${found.resource}:${id}`,
          title: tab.name,
          context: titleOf(found),
          also: '',
          errand: {
            kind: 'record',
            path: addressOf(tab),
            resource: found.resource,
            record: { id },
            partial: true,
          },
        },
      ];
    })
    .slice(0, MOST);
}
