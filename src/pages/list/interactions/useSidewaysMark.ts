import { useEffect, type RefObject } from 'react';

/**
 * Marks the part that scrolls while its table is wider than it: only then the first column has to
 * stay in place. Cells that stay in place cost the browser a layer each, in every frame of a scroll.
 */
export function useSidewaysMark(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const look = () =>
      element.toggleAttribute('data-sideways', table.offsetWidth > element.clientWidth);
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const resized = new ResizeObserver(look);
    resized.observe(element);
    resized.observe(table);
    return () => resized.disconnect();
  }, [region]);
}
