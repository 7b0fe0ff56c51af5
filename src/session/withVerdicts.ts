import { decideGate, type GateContext } from '../../codegen/model/gates.ts';
import type { RouteTable } from './routeTable.ts';
import type { Routes } from './RoutesContext.ts';

/**
 * The route table, with the verdicts for one user.
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
