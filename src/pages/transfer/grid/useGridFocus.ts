import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { moveFocus, type CellPlace } from './moveFocus.ts';

/** Roving focus: one cell is focusable, keys move it (WAI-ARIA, grid pattern). */
export function useGridFocus(
  size: { readonly rows: number; readonly columns: number },
  grid: RefObject<HTMLElement | null>,
) {
  const [wanted, setWanted] = useState<CellPlace>({ row: 0, column: 1 });
  const active = {
    row: Math.max(0, Math.min(wanted.row, size.rows - 1)),
    column: Math.min(wanted.column, size.columns - 1),
  };
  const moved = useRef(false);
  const move = useCallback((to: CellPlace) => {
    moved.current = true;
    setWanted(to);
  }, []);
  useEffect(() => {
    // After editing, the cell takes the focus back from its input.
    const lostIt = document.activeElement === document.body;
    if (!moved.current && !lostIt) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return {
    active,
    move,
    onKey: (event: KeyboardEvent, open: () => void) => {
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault();
        if (active.column > 0) open();
        return;
      }
      const to = moveFocus(active, event.key, event.ctrlKey || event.metaKey, size);
      if (!to) return;
      event.preventDefault();
      move(to);
    },
  };
}
