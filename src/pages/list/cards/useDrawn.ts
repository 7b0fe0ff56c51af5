import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Enough for any window that shows cards. */
const FIRST = 20;
const STEP = 20;
/** The next cards are drawn when their place is this near. */
const AHEAD = '600px';

/**
 * How many cards of a long list are drawn: the first ones, and more as their place comes near the view. For print all.
 *
 * @param rest the element in place of those that are not drawn
 * @param count of all
 */
export function useDrawn(rest: RefObject<HTMLElement | null>, count: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  const some = drawn < count;
  useEffect(() => {
    const element = rest.current;
    if (!element || !some) return undefined;
    const all = () => flushSync(() => setDrawn(count));
    window.addEventListener('beforeprint', all);
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(drawn + STEP);
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      window.removeEventListener('beforeprint', all);
    };
  }, [rest, count, drawn, some]);
  return Math.min(drawn, count);
}
