import { useMemo, type ReactNode } from 'react';
import { decideGate, type GateContext } from '../../codegen/model/gates.ts';
import type { RouteTable } from './routeTable.ts';
import { RoutesContext, type Routes } from './RoutesContext.ts';
import { useSession } from './SessionContext.ts';

export interface RoutesProviderProps {
  readonly table: RouteTable;
  readonly children: ReactNode;
}

/** Gives the pages below it the routes and, from the session, who may open them. */
export function RoutesProvider({ table, children }: RoutesProviderProps) {
  const { gateContext } = useSession();
  const routes = useMemo(() => withVerdicts(table, gateContext), [table, gateContext]);
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

/** The route table, with the verdicts for one person. */
export function withVerdicts(table: RouteTable, context: GateContext): Routes {
  return {
    ...table,
    verdict: (name) => {
      const route = table.byName(name);
      return route
        ? decideGate(route.gate, context)
        : { open: false, reason: 'permission', missing: name };
    },
  };
}
