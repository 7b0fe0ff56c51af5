import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ImportTask } from '../importTask.ts';
import { PAGE_ROWS } from './moveFocus.ts';
import { HEADER_PX, ROW_PX } from './visibleRows.ts';

/** Before the first measurement. */
const USUAL_HEIGHT_PX = 600;

export interface GridWindow {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Rounded to whole rows, to render less often. */
  readonly scrollTop: number;
  readonly height: number;
  onScroll(): void;
}

/**
 * The visible part of a long table. During an upload it scrolls to each page of ten rows in turn
 * (spec 1, section 4), unless the person works in the table.
 *
 * @param filtered a filtered table is not scrolled
 */
export function useGridWindow(task: ImportTask, filtered: boolean): GridWindow {
  const grid = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [height, setHeight] = useState(USUAL_HEIGHT_PX);
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const row = task.state() === 'started' ? task.current() : undefined;
  const page = row === undefined ? undefined : Math.floor(row / PAGE_ROWS);
  useEffect(() => {
    const element = grid.current;
    if (page === undefined || filtered || !element) return;
    if (element.contains(document.activeElement)) return;
    const top = page * PAGE_ROWS * ROW_PX;
    const bottom = top + PAGE_ROWS * ROW_PX + HEADER_PX;
    const inView = top >= element.scrollTop && bottom <= element.scrollTop + element.clientHeight;
    if (!inView) element.scrollTop = top;
  }, [page, filtered]);
  return {
    grid,
    scrollTop,
    height,
    onScroll: () => {
      const top = grid.current?.scrollTop ?? 0;
      setScrollTop(Math.floor(top / ROW_PX) * ROW_PX);
    },
  };
}
