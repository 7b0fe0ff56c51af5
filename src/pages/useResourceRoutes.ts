import { useMemo } from 'react';
import { type Gate, decideGate } from '../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { ResourceId } from '../../generated/names.ts';
import { useRoutes } from '../session/RoutesContext.ts';
import type { PageKind, RouteQuery } from '../session/routeTable.ts';
import { useSession } from '../session/SessionContext.ts';
import { TAB_NAME } from './tabMemory.ts';
import { offerOf, type Offer } from './offer.ts';

export interface ResourceRoutes {
  /** Is there such a page at all, whoever may open it? */
  has(kind: PageKind): boolean;
  /** How a page of the resource is offered, behind its own gate and this one. */
  offer(kind: PageKind, gate?: Gate): Offer;
  /** The address of a page; undefined when the resource has no such page. */
  to(kind: PageKind, id?: string | number, query?: RouteQuery): string | undefined;
}

/** Has the resource a form that no page shows? Then a list opens it in a dialog (spec 1, section 2.7). */
export function inDialog(
  definition: Pick<ResourceDefinition, 'form'>,
  routes: ResourceRoutes,
  kind: 'create' | 'update',
): boolean {
  return definition.form !== undefined && !routes.has(kind);
}

/** A resource that a model names, or one that is written: then it is one of the manifests'. */
export type NamedResource<Id extends string> = string extends Id ? Id : ResourceId;

/** Where the pages of a resource are, seen from the page `from`, and whether they may be opened. */
export function useResourceRoutes<Id extends string>(
  resource: NamedResource<Id>,
  from: RouteRecord,
): ResourceRoutes {
  const routes = useRoutes();
  const { gateContext } = useSession();
  return useMemo(() => {
    const find = (kind: PageKind) => routes.resourceRoute(resource, kind, from.name);
    return {
      has: (kind) => find(kind) !== undefined,
      offer: (kind, gate) => {
        const route = find(kind);
        if (!route) return 'absent';
        const offers = [offerOf(decideGate(gate, gateContext)), offerOf(routes.verdict(route))];
        if (offers.includes('absent')) return 'absent';
        return offers.includes('closed') ? 'closed' : 'open';
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
  }, [resource, from, routes, gateContext]);
}

/**
 * The list may be one of several on its page. The page's own resource is found where one looked last
 * when several tabs show it, or the first one does.
 */
function tabOfList({ resource: own, tabs = [] }: RouteRecord, resource: string) {
  const [tab, ...others] = tabs.filter(({ list }) => list?.resource === resource);
  return own === resource && (others.length > 0 || tab === tabs[0]) ? undefined : tab?.key;
}
