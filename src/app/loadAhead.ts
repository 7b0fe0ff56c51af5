import { loadMenu } from '../controls/menus/loadMenu.ts';
import { accessTo } from './access.ts';
import type { RouteSources } from './routeObjects.tsx';
import { pathBelowBase } from './startPlace.ts';

interface AheadSources extends Pick<RouteSources, 'table' | 'views' | 'pages' | 'who'> {
  /** Loads the code of menus; default: that of all of them. */
  readonly menus?: () => Promise<unknown>;
}

/**
 * Begins to load the code and texts of a page when the pointer or the focus reaches a link to it, if this user may
 * see it, and those of menus when it reaches a button that opens one. A failure is told when the page or the menu is
 * opened: it is tried again then.
 *
 * @returns removes the listeners
 */
export function loadAhead({
  table,
  views,
  pages,
  who,
  menus = loadMenu,
}: AheadSources): () => void {
  const begin = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest('[aria-haspopup=menu]')) menus().catch(() => undefined);
    const link = target.closest('a[href]');
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
