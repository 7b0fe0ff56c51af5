import { app } from '../../../generated/app.ts';
import { pathOfLegacyHash } from '../../session/legacyHash.ts';
import type { Routes } from '../../session/RoutesContext.ts';

/**
 * Does an address lead to a page of this console that the person may not open? Servers send the
 * same message to everybody, with addresses of the old console (`/ui/#/tickets/tickets/1`).
 */
export function leadsToClosedPage(
  address: string,
  routes: Pick<Routes, 'match' | 'verdict'>,
): boolean {
  const { location } = globalThis;
  if (!URL.canParse(address, location.origin)) return false;
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || !url.pathname.startsWith(app.base)) return false;
  const path = pathOfLegacyHash(url, app.base)?.split('?', 1)[0] ?? url.pathname;
  const found = routes.match(path.slice(app.base.length - 1));
  return found !== undefined && !routes.verdict(found.route).open;
}
