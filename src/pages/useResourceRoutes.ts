import { useMemo } from 'react';
import type { GateVerdict } from '../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { ResourceId } from '#project/generated/names.ts';
import { useRoutes } from '../session/RoutesContext.ts';
import type { PageKind, RouteQuery } from '../session/routeTable.ts';
import { TAB_NAME } from './tabMemory.ts';

export interface ResourceRoutes {
  /** Is there such a page, whether or not this user may open it? */
  has(kind: PageKind): boolean;
  /** May this user open the page? A page that there is not is refused. */
  verdict(kind: PageKind): GateVerdict;
  /** The address of a page; undefined when there is no such page. */
  to(kind: PageKind, id?: string | number, query?: RouteQuery): string | undefined;
}

/** Has the resource a form without a page? Then lists open it in a dialog (spec 1, section 2.7). */
export function inDialog(
  definition: Pick<ResourceDefinition, 'form'>,
  routes: ResourceRoutes,
  kind: 'create' | 'update',
): boolean {
  return definition.form !== undefined && !routes.has(kind);
}

/** Checks literal ids against the manifests; ids from models are plain strings. */
type NamedResource<Id extends string> = string extends Id ? Id : ResourceId;

/** Addresses and verdicts of a resource's pages. Pages in the same view as `from` are preferred. */
export function useResourceRoutes<Id extends string>(
  resource: NamedResource<Id>,
  from: RouteRecord,
): ResourceRoutes {
  const routes = useRoutes();
  return useMemo(() => {
    const find = (kind: PageKind) => routes.resourceRoute(resource, kind, from.name);
    return {
      has: (kind) => find(kind) !== undefined,
      verdict: (kind) => {
        const route = find(kind);
        return route ? routes.verdict(route) : { open: false, reason: 'permission', missing: kind };
      },
      to: (kind, id, query) => {
        const route = find(kind);
        if (!route) return undefined;
        const tab = kind === 'list' ? tabOfList(route, resource) : undefined;
        return routes.address(route, id === undefined ? {} : { id }, {
          [TAB_NAME]: tab,
          ...query,
        });
      },
    };
  }, [resource, from, routes]);
}

/**
 * The tab with the list, when its page has several. None when the list is the first tab or several
 * tabs show the page's own resource: then the page opens the tab opened last.
 */
function tabOfList({ resource: own, tabs = [] }: RouteRecord, resource: string) {
  const [tab, ...others] = tabs.filter(({ list }) => list?.resource === resource);
  return own === resource && (others.length > 0 || tab === tabs[0]) ? undefined : tab?.key;
}
