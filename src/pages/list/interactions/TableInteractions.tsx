import { useCallback, type RefObject, useEffect } from 'react';
import type { RaRecord } from 'ra-core';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { useCopy } from '../../../fields/show/useCopy.ts';
import { useListSelection, useResourceList, useRowParts } from '../listContexts.ts';
import { CopyButton } from './CopyButton.tsx';
import { cellOf, linkOf, openBeside, rowOf } from './tableParts.ts';
import { useCellKeys } from './useCellKeys.ts';
import { useColumnEdges } from './useColumnEdges.ts';
import { useRangeClicks } from './useRangeClicks.ts';

const MIDDLE_BUTTON = 1;

interface TableInteractionsProps {
  /** The scrolling element around the table. */
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly RaRecord[];
  readonly rowHeight: number;
}

/**
 * The interactions of a table that need loaded rows: cell keys, range selection, column resizing,
 * copy buttons, opening rows in a new tab. Loaded after the first rows are shown.
 */
export default function TableInteractions(props: TableInteractionsProps) {
  const { region, rows, rowHeight } = props;
  const { choice } = useResourceList();
  const { selectable } = useRowParts();
  const listSelection = useListSelection();
  const selection = selectable ? listSelection : undefined;
  const copyText = useCopy();
  const copy = useCallback((text: string) => void copyText(text.trim()), [copyText]);
  useCellKeys({ region, rows, rowHeight, selection, copy });
  useRangeClicks(region, rows, selection);
  useRowTabs(region);
  useColumnEdges(region, (widths) => choice.set({ widths }));
  useSidewaysMark(region);
  useFocusInView(region);
  return <CopyButton region={region} copy={copy} />;
}

/**
 * A control that gets the focus is moved out from below the columns that stay in place (WCAG 2.2, criterion 2.4.11): the
 * browser heeds them only when it scrolls.
 */
function useFocusInView(region: RefObject<HTMLElement | null>): void {
  useElementEvent(region, 'focusin', ({ target }) => {
    const element = region.current;
    if (!element?.hasAttribute('data-sideways') || !(target instanceof Element)) return;
    // A press would miss what moves away below it.
    if (target !== element && target.matches(':focus-visible')) {
      target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    }
  });
}

/**
 * Marks the part that scrolls while its table is wider than it: only then the first column has to
 * stay in place. Cells that stay in place cost the browser a layer each, in every frame of a scroll.
 */
function useSidewaysMark(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const look = () => {
      element.toggleAttribute('data-sideways', table.offsetWidth > element.clientWidth);
    };
    if (typeof ResizeObserver === 'undefined') return look();
    // It looks at once, when the browser has laid out the page anyway.
    const resized = new ResizeObserver(look);
    resized.observe(element);
    resized.observe(table);
    return () => resized.disconnect();
  }, [region]);
}

/** The middle button, or Ctrl or ⌘ and a click, opens the record of a row in a new tab. */
function useRowTabs(region: RefObject<HTMLElement | null>): void {
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
