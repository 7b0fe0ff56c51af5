import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what has the focus clear of a bar at the end of the window: the page scrolls further by the
 * height of the bar, whatever that is on this screen (WCAG 2.2, criterion 2.4.11).
 */
export function useScrollPadding(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return bar;
}
