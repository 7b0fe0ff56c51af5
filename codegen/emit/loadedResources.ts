import type { ConsoleModel } from '../model/console.ts';
import type { TabModel } from '../model/details.ts';
import { memoize } from '../read/memoize.ts';
import { offersOf } from '../model/offers.ts';
import type { ResourceDefinition } from '../model/resources.ts';

/**
 * The resources whose definition a page loads: those of routes, and those that their tabs and actions show. Other
 * resources are only referred to by address and texts.
 */
export const loadedResources = memoize(
  ({ routes, resources }: ConsoleModel): ReadonlySet<string> => {
    const loaded = new Set(
      routes.flatMap(({ resource, tabs }) => [...(resource ? [resource] : []), ...shownOn(tabs)]),
    );
    // The set grows during the loop; each resource is visited once.
    for (const id of loaded) {
      const resource = resources.get(id);
      for (const shown of shownBy(resource?.definition)) loaded.add(shown);
      for (const log of resource?.parts?.activity ?? []) loaded.add(log.resource);
    }
    return loaded;
  },
);

function shownBy(definition: ResourceDefinition | undefined): readonly string[] {
  if (!definition) return [];
  const listed = offersOf(definition).flatMap(({ does }) =>
    does.kind === 'list' ? [does.resource] : [],
  );
  return [...shownOn(definition.detail?.tabs), ...listed];
}

function shownOn(tabs: readonly TabModel[] = []): readonly string[] {
  return tabs.flatMap(({ list, form }) => [list, form].flatMap((shown) => shown?.resource ?? []));
}
