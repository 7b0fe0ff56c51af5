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
  const { gateContext, closedViews } = useSession();
  const routes = useMemo(
    () => withVerdicts(table, gateContext, closedViews),
    [table, gateContext, closedViews],
  );
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

/**
 * The route table, with the verdicts for one person.
 *
 * @param closedViews names of the views that they may not enter
 */
export function withVerdicts(
  table: RouteTable,
  context: GateContext,
  closedViews: readonly string[] = [],
): Routes {
  return {
    ...table,
    verdict: (to) => {
      const route = typeof to === 'string' ? table.byName(to) : to;
      return route && !closedViews.includes(route.view)
        ? decideGate(route.gate, context)
        : { open: false, reason: 'permission', missing: route?.name ?? String(to) };
    },
  };
}
