import type { ShellPage } from '../../../codegen/model/console.ts';
import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { RouteName } from '#project/generated/names.ts';
import type { Routes } from '../../session/RoutesContext.ts';

/**
 * Path of an entry of the frame; undefined while its gate or its page is closed to this user
 * (spec 1, section 6, top bar gates).
 */
export function allowedPath(
  routes: Pick<Routes, 'address' | 'verdict'>,
  context: GateContext,
  { route, gate }: ShellPage<RouteName>,
): string | undefined {
  if (!decideGate(gate, context).open || !routes.verdict(route).open) return undefined;
  return routes.address(route);
}
