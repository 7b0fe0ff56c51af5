import type { MenuEntry } from './menu.ts';

/**
 * The active entries of a page: its entry and the groups around it, outermost first. The entry is
 * found by the page's `activeMenu`, else by its path (spec 1, section 2.3: hidden routes fall back
 * to the parent list).
 */
export function activeTrail(entries: readonly MenuEntry[], activeMenu: string): readonly string[] {
  const trails = trailsOf(entries).filter(({ path }) => leadsTo(path, activeMenu));
  const nearest = trails.reduce<Trail | undefined>(
    (best, trail) => (best && best.path.length >= trail.path.length ? best : trail),
    undefined,
  );
  return nearest?.keys ?? [];
}

interface Trail {
  readonly path: string;
  readonly keys: readonly string[];
}

function trailsOf(entries: readonly MenuEntry[]): readonly Trail[] {
  return entries.flatMap((entry): readonly Trail[] => {
    if (entry.kind === 'link') return [{ path: entry.path, keys: [entry.key] }];
    if (entry.kind === 'external') return [];
    return trailsOf(entry.children).map((trail) => ({
      path: trail.path,
      keys: [entry.key, ...trail.keys],
    }));
  });
}

function leadsTo(path: string, address: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}
