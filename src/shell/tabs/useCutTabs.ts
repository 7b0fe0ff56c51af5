import { useEffect, useState, type RefObject } from 'react';

/** Edges of tabs lie between pixels. */
const WHOLE = 0.97;

/**
 * The paths of the tabs that are not wholly on show, because the bar is too narrow for all.
 *
 * @param tabs changes whenever there are other tabs
 */
export function useCutTabs(
  list: RefObject<HTMLElement | null>,
  tabs: readonly unknown[],
): ReadonlySet<string> {
  const [cut, setCut] = useState<ReadonlySet<string>>(NONE);
  useEffect(() => {
    const root = list.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const { tab } = target.querySelector<HTMLElement>('[data-tab]')?.dataset ?? {};
          if (tab !== undefined) seen.set(tab, intersectionRatio >= WHOLE);
        }
        const next = [...seen].flatMap(([path, isWhole]) => (isWhole ? [] : [path]));
        setCut(next.length === 0 ? NONE : new Set(next));
      },
      { root, threshold: WHOLE },
    );
    for (const item of root.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, tabs]);
  return cut;
}

const NONE: ReadonlySet<string> = new Set();
