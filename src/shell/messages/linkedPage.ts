import { app } from '#project/generated/app.ts';
import { sanitizeHtml } from '../../api/sanitize.ts';
import { pathOfLegacyHash } from '../../session/legacyHash.ts';
import type { Routes } from '../../session/RoutesContext.ts';
import type { RouteMatch } from '../../session/routeTable.ts';

/**
 * The page of this console that an address in a message leads to; undefined for others. Servers send the same message
 * to everybody, with addresses of the old console (`/ui/#/books/books/1`).
 */
export function linkedPage(address: string, routes: Pick<Routes, 'match'>): RouteMatch | undefined {
  const { location } = globalThis;
  if (!URL.canParse(address, location.origin)) return undefined;
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || !url.pathname.startsWith(app.base)) return undefined;
  const path = pathOfLegacyHash(url, app.base)?.split('?', 1)[0] ?? url.pathname;
  return routes.match(path.slice(app.base.length - 1));
}

/** The record that a message is about: the first whose page it links to, and which the user may open. */
export function linkedRecord(
  html: string,
  routes: Pick<Routes, 'match' | 'verdict'>,
): { readonly route: RouteMatch['route']; readonly id: string } | undefined {
  for (const link of sanitizeHtml(html).querySelectorAll('a')) {
    const found = linkedPage(link.href, routes);
    const id = found?.params['id'];
    if (found && id !== undefined && routes.verdict(found.route).open) {
      return { route: found.route, id };
    }
  }
  return undefined;
}
