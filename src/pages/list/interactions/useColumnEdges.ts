import { useEffect, useRef, type RefObject } from 'react';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import { CHECK_WIDTH_PX, EDGE_PX } from '../columnWidths.ts';
import { fittingWidth, type ColumnChoice } from '../columns/columnChoice.ts';

type Widths = NonNullable<ColumnChoice['widths']>;

/**
 * Resizes columns by dragging the edge of a head. The table's settings do the same without a
 * pointer or dragging (WCAG 2.2, criteria 2.1.1 and 2.5.7).
 */
export function useColumnEdges(
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
