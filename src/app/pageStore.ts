import type { ComponentType } from 'react';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import { resourcePart, REST } from '../../codegen/model/text.ts';
import type { TextParts } from '../i18n/i18n.ts';
import type { PageProps } from '../pages/page.ts';
import type { RouteTable } from '../session/routeTable.ts';
import { withinLimit } from './loadLimit.ts';

/** A page with what it shows, ready to draw. */
export interface LoadedPage {
  readonly Page: ComponentType<PageProps>;
  readonly definition: ResourceDefinition | undefined;
}

/**
 * Loads pages and keeps what is loaded. Page, definition and words travel in parallel; what failed
 * is forgotten, so that the next try asks again.
 */
export interface PageStore {
  load(route: RouteRecord): Promise<LoadedPage>;
  /** The page, when it has been loaded. */
  get(route: RouteRecord): LoadedPage | undefined;
  /** From now on the page on show is another one: it is drawn anew, with a state of its own. */
  drawAnew(): void;
  /** How often pages have been drawn anew. */
  round(): number;
}

export function createPageStore(
  words: Pick<TextParts, 'load'>,
  table: Pick<RouteTable, 'resources'>,
): PageStore {
  const ready = new Map<string, LoadedPage>();
  const underWay = new Map<string, Promise<LoadedPage>>();
  let round = 0;

  async function start(route: RouteRecord): Promise<LoadedPage> {
    try {
      const [page, definition] = await withinLimit(
        Promise.all([
          route.page?.(),
          route.resource === undefined ? undefined : table.resources[route.resource]?.load?.(),
          route.resource === undefined ? undefined : words.load(resourcePart(route.resource)),
          // A list is drawn with the words of the start; what it opens later waits for its own.
          route.kind === 'list' ? undefined : words.load(REST),
        ]),
      );
      const loaded = {
        Page: asPage(page?.default, route),
        definition: definition?.default,
      };
      ready.set(route.name, loaded);
      return loaded;
    } finally {
      underWay.delete(route.name);
    }
  }

  return {
    get: (route) => ready.get(route.name),
    round: () => round,
    drawAnew: () => {
      round += 1;
    },
    load(route) {
      const known = ready.get(route.name);
      if (known) return Promise.resolve(known);
      const running = underWay.get(route.name) ?? start(route);
      underWay.set(route.name, running);
      return running;
    },
  };
}

function asPage(value: unknown, route: RouteRecord): ComponentType<PageProps> {
  if (isComponent(value)) return value;
  throw new TypeError(`The page of route ${route.name} has no component as its default export.`);
}

function isComponent(value: unknown): value is ComponentType<PageProps> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
