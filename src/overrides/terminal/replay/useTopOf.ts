import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The distance of an element from the top of the window while nothing is scrolled, in pixels. It changes with the
 * width of the window, because what stands above may wrap.
 *
 * @param usual before the first layout
 */
export function useTopOf(element: RefObject<HTMLElement | null>, usual: number): number {
  const [top, setTop] = useState(usual);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (!element.current || document.fullscreenElement) return;
      const scroller = element.current.closest('main');
      setTop(element.current.getBoundingClientRect().top + (scroller?.scrollTop ?? 0));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return Math.max(0, Math.round(top));
}
