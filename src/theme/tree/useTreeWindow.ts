import { useEffect, useState, type RefObject } from 'react';
import { TREE_ROW_PX } from './TreeFrame.ts';

/** Rows rendered above and below the view, ready for scrolling. */
const SPARE_ROWS = 20;
/** Rows rendered before anything is measured. */
const FIRST_ROWS = 60;

/** The rows to render, from `from` up to, not including, `to`. */
export function useTreeWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
): { readonly from: number; readonly to: number } {
  const [part, setPart] = useState({ from: 0, to: FIRST_ROWS });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / TREE_ROW_PX) - SPARE_ROWS);
      const rows = Math.ceil(element.clientHeight / TREE_ROW_PX) + 2 * SPARE_ROWS;
      setPart((before) =>
        before.from === from && before.to === from + rows ? before : { from, to: from + rows },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [frame]);
  return { from: Math.min(part.from, count), to: Math.min(part.to, count) };
}
