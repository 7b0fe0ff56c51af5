import { useEffect, useState } from 'react';

/**
 * The width of an element in pixels, also after it has changed.
 *
 * @param first width until it is measured, and where nothing can be measured
 * @returns the ref of the element, and its width
 */
export function useMeasuredWidth(
  first: number,
): readonly [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || first));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, first]);
  return [setElement, width];
}
