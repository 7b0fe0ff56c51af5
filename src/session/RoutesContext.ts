import { createContext, useContext } from 'react';
import type { GateVerdict } from '../../codegen/model/gates.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { RouteName } from '../../generated/names.ts';
import type { RouteTable } from './routeTable.ts';

export interface Routes extends RouteTable {
  /**
   * May the person open it? A name that is no route, or one of a view that is closed to them, is
   * refused as a missing permission of that name.
   */
  verdict(to: RouteName | RouteRecord): GateVerdict;
}

export const RoutesContext = createContext<Routes | undefined>(undefined);

/** The routes of this console and who may open them. Throws outside `<RoutesProvider>`. */
export function useRoutes(): Routes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('useRoutes() was called outside <RoutesProvider>.');
  return routes;
}
