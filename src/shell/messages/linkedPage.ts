import { app } from '#project/generated/app.ts';
import { oldAddresses } from '#project/generated/oldAddresses.ts';
import { sanitizeHtml } from '../../api/sanitize.ts';
import type { MessageSlotProps } from '../../pages/slots/slots.ts';
import { pathOfLegacyHash } from '../../session/legacyHash.ts';
import { newAddress } from '../../session/oldAddresses.ts';
import type { Routes } from '../../session/RoutesContext.ts';
import type { RouteMatch } from '../../session/routeTable.ts';

/**
 * The page of this console that an address in a message leads to; undefined for others. Servers send the same message
 * to everybody, with addresses of the old console (`/ui/#/books/books/1`), some of which have another path here.
 */
export function linkedPage(address: string, routes: Pick<Routes, 'match'>): RouteMatch | undefined {
  const { location } = globalThis;
  if (!URL.canParse(address, location.origin)) return undefined;
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || !url.pathname.startsWith(app.base)) return undefined;
  const legacy = pathOfLegacyHash(url, app.base)?.split('?', 1)[0] ?? url.pathname;
  const path = legacy.slice(app.base.length - 1);
  return routes.match(path) ?? routes.match(newAddress(oldAddresses, path, '') ?? '');
}

/** The record that a message is about: the first whose page it links to, and which the user may open. */
export function linkedRecord(
  html: string,
  routes: Pick<Routes, 'match' | 'verdict'>,
): Pick<MessageSlotProps, 'route' | 'id' | 'words'> | undefined {
  const body = sanitizeHtml(html);
  for (const link of body.querySelectorAll('a')) {
    const found = linkedPage(link.href, routes);
    const id = found?.params['id'];
    if (found && id !== undefined && routes.verdict(found.route).open) {
      return { route: found.route, id, words: body.textContent };
    }
  }
  return undefined;
}
