import { accessTo } from './access.ts';
import type { RouteSources } from './routeObjects.tsx';
import { pathBelowBase } from './startPlace.ts';

/**
 * Begins to load the code and texts of a page when the pointer or the focus reaches a link to it, if this person may
 * see it. A failure is told when the page is opened: it is tried again then.
 *
 * @returns removes the listeners
 */
export function loadAhead({
  table,
  views,
  pages,
  who,
}: Pick<RouteSources, 'table' | 'views' | 'pages' | 'who'>): () => void {
  const begin = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const route = table.match(pathBelowBase(link.pathname))?.route;
    if (!route?.page || accessTo(route, views, who()).kind !== 'open') return;
    pages.load(route).catch(() => undefined);
  };
  document.addEventListener('pointerover', begin);
  document.addEventListener('focusin', begin);
  return () => {
    document.removeEventListener('pointerover', begin);
    document.removeEventListener('focusin', begin);
  };
}
