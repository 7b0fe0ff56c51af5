import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { RouteName } from '../../../generated/names.ts';
import type { Routes } from '../../session/RoutesContext.ts';
import type { OwnGate } from '../../session/useGate.ts';

type BarItem = 'terminal' | 'settings' | 'tickets' | 'apiKey' | 'temporaryPassword' | 'everybody';

/** Who sees what of the top bar and the account menu (spec 1, section 6, top bar gates). */
export const barGates: Readonly<Record<BarItem, OwnGate>> = {
  terminal: { permissions: ['rbac.view_webterminal'] },
  settings: { permissions: ['settings.view_setting'] },
  tickets: {
    permissions: ['tickets.view_ticket'],
    licence: true,
    settings: [{ name: 'TICKETS_ENABLED', equals: true }],
  },
  apiKey: { permissions: ['authentication.view_accesskey'] },
  temporaryPassword: {
    permissions: ['authentication.view_temptoken'],
    settings: [{ name: 'AUTH_TEMP_TOKEN', equals: true }],
  },
  everybody: {},
};

/**
 * Where an item leads: nowhere, so that it does not show, while its gate is closed or this console
 * has no such page for this person.
 */
export function offeredPath(
  routes: Pick<Routes, 'address' | 'verdict'>,
  context: GateContext,
  routeName: RouteName,
  gate: OwnGate,
): string | undefined {
  if (!decideGate(gate, context).open || !routes.verdict(routeName).open) return undefined;
  return routes.address(routeName);
}
