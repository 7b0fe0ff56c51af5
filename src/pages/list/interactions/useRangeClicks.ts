import { useRef, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import type { Selection } from '../useSelection.ts';
import { indexOf, rowOf } from './tableParts.ts';

/**
 * Shift and a click on a checkbox sets all rows since the last clicked checkbox, even when the rows
 * were fetched again in between.
 */
export function useRangeClicks(
  region: RefObject<HTMLElement | null>,
  rows: readonly RaRecord[],
  selection: Selection | undefined,
): void {
  const last = useRef<RaRecord['id']>(undefined);
  useElementEvent(region, 'click', (event) => {
    const row = rowOf(event.target);
    if (!selection || !row || !(event.target instanceof HTMLInputElement)) return;
    const index = indexOf(row);
    const before = rows.findIndex(({ id }) => id === last.current);
    if (event.shiftKey && before >= 0) {
      const from = Math.min(before, index);
      const to = Math.max(before, index);
      selection.toggleAll(rows.slice(from, to + 1), event.target.checked);
    }
    last.current = rows[index]?.id;
  });
}
