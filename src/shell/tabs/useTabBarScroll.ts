import { useEffect, type RefObject } from 'react';
import { scrollToShow } from './scrolling.ts';

/**
 * Keeps the active tab in view (spec 1, section 9: tab scroll padding), and lets the wheel scroll
 * the bar sideways.
 *
 * @param shown changes whenever the active tab may have moved
 */
export function useTabBarScroll(list: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const reveal = () => {
      const bar = list.current;
      const tab = bar?.querySelector('[aria-current]')?.closest('li');
      if (!bar || !tab) return;
      const left = scrollToShow(
        { start: tab.offsetLeft, width: tab.offsetWidth },
        { start: bar.scrollLeft, width: bar.clientWidth },
      );
      if (left !== bar.scrollLeft) bar.scrollTo({ left });
    };
    // Measured earlier, the new page would be laid out twice.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [list, shown]);

  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    const scroll = (event: WheelEvent) => {
      const wide = bar.scrollWidth > bar.clientWidth;
      if (!wide || event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return;
      bar.scrollBy({ left: event.deltaY });
      event.preventDefault();
    };
    bar.addEventListener('wheel', scroll, { passive: false });
    return () => bar.removeEventListener('wheel', scroll);
  }, [list]);
}
