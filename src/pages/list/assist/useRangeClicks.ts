import { useEffect, useRef, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import type { Selection } from '../useSelection.ts';
import { indexOf, rowOf } from './tableParts.ts';

/** A click with Shift on a box does the same to all rows since the last box that was clicked. */
export function useRangeClicks(
  region: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[],
  selection: Selection | undefined,
): void {
  const last = useRef<number>(undefined);
  const toggleAll = selection?.toggleAll;
  useEffect(() => {
    const element = region.current;
    if (!element || !toggleAll) return;
    last.current = undefined;
    const onClick = (event: MouseEvent) => {
      const row = rowOf(event.target);
      if (!row || !(event.target instanceof HTMLInputElement)) return;
      const index = indexOf(row);
      if (event.shiftKey && last.current !== undefined) {
        const from = Math.min(last.current, index);
        const to = Math.max(last.current, index);
        toggleAll(rows.slice(from, to + 1), event.target.checked);
      }
      last.current = index;
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [region, rows, toggleAll]);
}
