import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterProvider,
  type RouterTo,
} from 'ra-core';
import { useCallback, type Ref } from 'react';
import { useLocation } from 'react-router';
import type { PageKind, RouteTable } from '../../session/routeTable.ts';

/** `/users.user`, `/users.user/create`, `/users.user/7`, `/users.user/7/show`: react-admin's own paths. */
const RESOURCE_PATH = /^\/(?<resource>\w+\.\w+)(?:\/(?<id>[^/]+)(?<show>\/show)?)?\/?$/;
/** Fallbacks for a missing page: the record first, then the list. */
const INSTEAD: Readonly<Record<PageKind, readonly PageKind[]>> = {
  list: ['list'],
  create: ['create', 'list'],
  update: ['update', 'detail', 'list'],
  detail: ['detail', 'update', 'list'],
};
const { Link, Navigate } = reactRouterProvider;

/**
 * The router of react-admin: its links, redirects and buttons, which name a resource and an id,
 * open the pages of that resource; with several, the one beside the current page.
 */
export function createResourceRouter(table: RouteTable): RouterProvider {
  const pageOf = (path: string, current: string): string => {
    const { resource, id, show } = RESOURCE_PATH.exec(path)?.groups ?? {};
    if (resource === undefined || !table.resources[resource]) return path;
    const from = table.match(current)?.route.name;
    const kinds = INSTEAD[kindOf(id, show)];
    const route = kinds
      .map((kind) => table.resourceRoute(resource, kind, from))
      .find((found) => found !== undefined);
    return (route && table.address(route, id ? { id: decodeURIComponent(id) } : {})) ?? path;
  };
  const lead = (to: RouterTo, current: string): RouterTo => {
    if (typeof to !== 'string') {
      return to.pathname === undefined ? to : { ...to, pathname: pageOf(to.pathname, current) };
    }
    const end = /[?#]/.exec(to)?.index ?? to.length;
    return pageOf(to.slice(0, end), current) + to.slice(end);
  };

  return {
    ...reactRouterProvider,
    Link: ({ to, ...rest }: RouterLinkProps & { readonly ref?: Ref<HTMLAnchorElement> }) => (
      <Link to={lead(to, useLocation().pathname)} {...rest} />
    ),
    Navigate: ({ to, ...rest }) => <Navigate to={lead(to, useLocation().pathname)} {...rest} />,
    useNavigate: () => {
      const navigate = reactRouterProvider.useNavigate();
      const { pathname } = useLocation();
      return useCallback(
        (to, options) => navigate(typeof to === 'number' ? to : lead(to, pathname), options),
        [navigate, pathname],
      );
    },
  };
}

function kindOf(id: string | undefined, show: string | undefined): PageKind {
  if (id === undefined) return 'list';
  if (show !== undefined) return 'detail';
  return id === 'create' ? 'create' : 'update';
}
