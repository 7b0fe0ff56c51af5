import { useCallback, type RefObject, useEffect, useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { useCopy } from '../../../fields/show/useCopy.ts';
import { useListSelection, useResourceList, useRowParts } from '../listContexts.ts';
import { CopyButton } from './CopyButton.tsx';
import { cellOf, linkOf, openBeside, rowOf } from './tableParts.ts';
import { useCellKeys } from './useCellKeys.ts';
import { useRangeClicks } from './useRangeClicks.ts';
import { CHECK_WIDTH_PX, EDGE_PX } from '../widths/widths.ts';
import { fittingWidth, type ColumnChoice } from '../columns/columnChoice.ts';

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
 * Marks the part that scrolls while its table is wider than it, and where something lies beneath the columns that stay: only
 * then these have to stay in place. Cells that stay in place cost the browser a layer each, in every frame of a scroll.
 */
function useSidewaysMark(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const look = () => {
      const hidden = table.offsetWidth - element.clientWidth;
      const gone = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-sideways', hidden > 0);
      const beneath = [gone > 0 && 'start', gone < hidden - 1 && 'end'].filter(Boolean).join(' ');
      if (element.getAttribute('data-beneath') !== beneath) {
        element.setAttribute('data-beneath', beneath);
      }
    };
    if (typeof ResizeObserver === 'undefined') return look();
    element.addEventListener('scroll', look, { passive: true });
    // It looks at once, when the browser has laid out the page anyway.
    const resized = new ResizeObserver(look);
    resized.observe(element);
    resized.observe(table);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
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

type Widths = NonNullable<ColumnChoice['widths']>;

/**
 * Resizes columns by dragging the edge of a head. The table's settings do the same without a
 * pointer or dragging (WCAG 2.2, criteria 2.1.1 and 2.5.7).
 */
function useColumnEdges(
  region: RefObject<HTMLElement | null>,
  onWidths: (widths: Widths) => void,
): void {
  const stop = useRef<() => void>(undefined);
  useElementEvent(region, 'pointerdown', (event) => {
    const element = region.current;
    const { target: head, clientX: start } = event;
    if (!element || !(head instanceof HTMLElement) || !head.matches('th[data-field]')) return;
    if (head.getBoundingClientRect().right - start > EDGE_PX) return;
    event.preventDefault();
    head.setPointerCapture(event.pointerId);
    const heads = [...element.querySelectorAll<HTMLElement>('th[data-field]')];
    const before = heads.map((cell) => cell.offsetWidth);
    const widthsAt = (x: number) =>
      before.map((width, place) =>
        heads[place] === head ? fittingWidth(width + x - start) : width,
      );
    const drag = new AbortController();
    const { signal } = drag;
    stop.current = () => drag.abort();
    head.addEventListener('pointermove', ({ clientX }) => showWidths(element, widthsAt(clientX)), {
      signal,
    });
    head.addEventListener(
      'pointerup',
      ({ clientX }) => {
        drag.abort();
        onWidths(widthsToKeep(heads, head, widthsAt(clientX)));
      },
      { signal },
    );
    // A cancelled drag changes nothing.
    head.addEventListener(
      'pointercancel',
      () => {
        drag.abort();
        showWidths(element, before);
      },
      { signal },
    );
  });
  useEffect(() => () => stop.current?.(), []);
}

/** Shows widths during a drag; they are stored at its end. */
function showWidths(region: HTMLElement, widths: readonly number[]): void {
  const table = region.querySelector('table');
  const columns = [...region.querySelectorAll('col')];
  const first = region.querySelector('thead [data-check]') ? 1 : 0;
  const actions = region.querySelector<HTMLElement>('thead [data-end]')?.offsetWidth ?? 0;
  const around = first * CHECK_WIDTH_PX + actions;
  columns.forEach((column, place) => {
    const width = widths[place - first];
    // The last column takes the remaining space.
    if (place === columns.length - 1) column.style.width = '';
    else if (width !== undefined) column.style.width = `${width}px`;
  });
  if (table) {
    table.style.minWidth = `${widths.reduce((sum, width) => sum + width, around)}px`;
  }
}

/** The widths to store; the last column has one only when it was set before. */
function widthsToKeep(
  heads: readonly HTMLElement[],
  dragged: HTMLElement,
  widths: readonly number[],
): Widths {
  return Object.fromEntries(
    heads.flatMap((head, place): [string, number][] => {
      const field = head.dataset['field'];
      const width = widths[place];
      if (field === undefined || width === undefined) return [];
      return head.nextElementSibling === null && head !== dragged ? [] : [[field, width]];
    }),
  );
}
