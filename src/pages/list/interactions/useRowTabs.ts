import type { RefObject } from 'react';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { cellOf, linkOf, openBeside, rowOf } from './tableParts.ts';

const MIDDLE_BUTTON = 1;

/** The middle button, or Ctrl or ⌘ and a click, opens the record of a row in a new tab. */
export function useRowTabs(region: RefObject<HTMLElement | null>): void {
  const onClick = (event: MouseEvent) => {
    const beside = event.button === MIDDLE_BUTTON || event.ctrlKey || event.metaKey;
    const row = rowOf(event.target);
    if (!beside || !row || !(event.target instanceof Element)) return;
    // Links do so natively; checkboxes and buttons have their own click.
    if (event.target.closest('a, button, input') || !cellOf(event.target)) return;
    const link = linkOf(row);
    if (link) openBeside(link);
  };
  useElementEvent(region, 'click', onClick);
  useElementEvent(region, 'auxclick', onClick);
}
