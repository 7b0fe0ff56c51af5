import { useMemo, type ReactNode } from 'react';
import type { RouteName } from '#project/generated/names.ts';
import type { PageKind } from '@gatehouse-console/engine/session/routeTable.ts';
import {
  RoutesContext,
  useRoutes,
  type Routes,
} from '@gatehouse-console/engine/session/RoutesContext.ts';
import { ROLES, SCOPE_PARAMETER, type RoleScope } from './useRoleScope.ts';

const PAGES: Readonly<Record<PageKind, RouteName>> = {
  list: 'RoleList',
  create: 'RoleCreate',
  update: 'RoleUpdate',
  detail: 'RoleDetail',
};
const NAMES: readonly string[] = Object.values(PAGES);

/** Routes for roles of one scope: both scopes share their addresses and differ in the query parameter `scope`. */
export function ScopedRoutes(props: { readonly scope: RoleScope; readonly children: ReactNode }) {
  const { scope, children } = props;
  const routes = useRoutes();
  const scoped = useMemo<Routes>(
    () => ({
      ...routes,
      resourceRoute: (resource, kind, from) =>
        resource === ROLES[scope].id
          ? routes.byName(PAGES[kind])
          : routes.resourceRoute(resource, kind, from),
      address: (to, params, query) =>
        routes.address(
          to,
          params,
          NAMES.includes(typeof to === 'string' ? to : to.name)
            ? { ...query, [SCOPE_PARAMETER]: scope }
            : query,
        ),
    }),
    [routes, scope],
  );
  return <RoutesContext value={scoped}>{children}</RoutesContext>;
}
