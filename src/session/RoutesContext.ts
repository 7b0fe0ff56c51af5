import { createContext, useContext } from 'react';
import type { GateVerdict } from '../../codegen/model/gates.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { RouteName } from '#project/generated/names.ts';
import type { RouteTable } from './routeTable.ts';

export interface Routes extends RouteTable {
  /**
   * May the user open the route? An unknown name, and a route of a closed view, is refused as a
   * missing permission of that name.
   */
  verdict(to: RouteName | RouteRecord): GateVerdict;
}

export const RoutesContext = createContext<Routes | undefined>(undefined);

/** The routes and whether the user may open them. Throws outside `<RoutesProvider>`. */
export function useRoutes(): Routes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('useRoutes() was called outside <RoutesProvider>.');
  return routes;
}
