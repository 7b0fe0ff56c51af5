import type { ComponentType } from 'react';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { TextParts } from '../i18n/i18n.ts';
import type { PageProps } from '../pages/page.ts';
import type { RouteTable } from '../session/routeTable.ts';
import { withinLimit } from './loadLimit.ts';
import { loadDefinition, textsOf } from './pageParts.ts';

/** A page with its definition, ready to render. */
interface LoadedPage {
  readonly Page: ComponentType<PageProps>;
  readonly definition: ResourceDefinition | undefined;
}

/** Loads and caches pages. Page, definition and texts load in parallel; failures are not cached. */
export interface PageStore {
  load(route: RouteRecord): Promise<LoadedPage>;
  /** The page, if it is loaded. */
  get(route: RouteRecord): LoadedPage | undefined;
  /** Remounts the current page. */
  remount(): void;
  /** Number of remounts, part of the key of a page. */
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
          loadDefinition(route, table),
          ...textsOf(route).map(words.load),
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
    remount: () => {
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
