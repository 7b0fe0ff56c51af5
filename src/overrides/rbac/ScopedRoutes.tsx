import { useMemo, type ReactNode } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RouteName } from '../../../generated/names.ts';
import type { PageKind } from '../../session/routeTable.ts';
import { RoutesContext, useRoutes, type Routes } from '../../session/RoutesContext.ts';
import { roleDefinition, SCOPE_PARAMETER, type RoleScope } from './roleScope.ts';

const PAGES: Readonly<Record<PageKind, RouteName>> = {
  list: 'RoleList',
  create: 'RoleCreate',
  update: 'RoleUpdate',
  detail: 'RoleDetail',
};
const NAMES: readonly string[] = Object.values(PAGES);

const BINDINGS: Readonly<Record<RoleScope, NonNullable<RouteRecord['definition']>>> = {
  system: () => import('../../../generated/resources/rbac/systemrolebinding.ts'),
  org: () => import('../../../generated/resources/rbac/orgrolebinding.ts'),
};

/**
 * Below it the pages of roles are those of one scope: both scopes share their addresses, and
 * `scope` in the query tells them apart.
 */
export function ScopedRoutes(props: { readonly scope: RoleScope; readonly children: ReactNode }) {
  const { scope, children } = props;
  const routes = useRoutes();
  const scoped = useMemo<Routes>(() => {
    const roles = roleDefinition(scope).id;
    const detail = routes.byName(PAGES.detail);
    // The members stand on the page of their role alone: their resource has no page of its own.
    const members = detail && {
      ...detail,
      resource: `rbac.${scope}rolebinding`,
      definition: BINDINGS[scope],
    };
    return {
      ...routes,
      routes: members ? [...routes.routes, members] : routes.routes,
      resourceRoute: (resource, kind, from) =>
        resource === roles
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
    };
  }, [routes, scope]);
  return <RoutesContext value={scoped}>{children}</RoutesContext>;
}
