import { useEffect, type RefObject } from 'react';
import type { ImportTask } from '../importTask.ts';
import { PAGE_ROWS } from './moveFocus.ts';
import { HEADER_PX, ROW_PX } from './sizes.ts';

/**
 * Scrolls to each page of ten rows in turn during an upload (spec 1, section 4), unless the user
 * works in the table.
 *
 * @param filtered a filtered table is not scrolled
 */
export function useUploadScroll(
  grid: RefObject<HTMLElement | null>,
  task: ImportTask,
  filtered: boolean,
): void {
  const row = task.state() === 'started' ? task.current() : undefined;
  const page = row === undefined ? undefined : Math.floor(row / PAGE_ROWS);
  useEffect(() => {
    const element = grid.current;
    if (page === undefined || filtered || !element) return;
    if (element.contains(document.activeElement)) return;
    const top = page * PAGE_ROWS * ROW_PX;
    const bottom = top + PAGE_ROWS * ROW_PX + HEADER_PX;
    const inView = top >= element.scrollTop && bottom <= element.scrollTop + element.clientHeight;
    if (!inView) element.scrollTo({ top });
  }, [grid, page, filtered]);
}
