import { useMemo, type ReactNode } from 'react';
import type { RouteTable } from './routeTable.ts';
import { RoutesContext } from './RoutesContext.ts';
import { useSession } from './SessionContext.ts';
import { withVerdicts } from './withVerdicts.ts';

interface RoutesProviderProps {
  readonly table: RouteTable;
  readonly children: ReactNode;
}

/** Provides the routes and whether the user may open them. */
export function RoutesProvider({ table, children }: RoutesProviderProps) {
  const { gateContext, closedViews } = useSession();
  const routes = useMemo(
    () => withVerdicts(table, gateContext, closedViews),
    [table, gateContext, closedViews],
  );
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}
