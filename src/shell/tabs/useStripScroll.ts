import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { scrollToShow } from './scrolling.ts';

/**
 * Keeps the tab on show in sight (spec 1, section 9: tab scroll padding), and lets the wheel scroll
 * a strip that is wider than its room.
 *
 * @param shown changes whenever the tab on show may have moved
 */
export function useStripScroll(list: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-current]')?.closest('li');
    if (!strip || !tab) return;
    const left = scrollToShow(
      { start: tab.offsetLeft, width: tab.offsetWidth },
      { start: strip.scrollLeft, width: strip.clientWidth },
    );
    if (left !== strip.scrollLeft) strip.scrollTo({ left });
  }, [list, shown]);

  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const scroll = (event: WheelEvent) => {
      const wide = strip.scrollWidth > strip.clientWidth;
      if (!wide || event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return;
      strip.scrollBy({ left: event.deltaY });
      event.preventDefault();
    };
    strip.addEventListener('wheel', scroll, { passive: false });
    return () => strip.removeEventListener('wheel', scroll);
  }, [list]);
}
