import { useEffect, useRef, type RefObject } from 'react';
import { CHECK_WIDTH_PX, EDGE_PX } from '../columnWidths.ts';
import { fittingWidth, type ColumnChoice } from '../columns/columnChoice.ts';

type Widths = NonNullable<ColumnChoice['widths']>;

/**
 * Column widths by dragging the edge of a head. The same can be done without a pointer, and without
 * dragging, in the table's settings (WCAG 2.2, criteria 2.1.1 and 2.5.7).
 */
export function useColumnEdges(
  region: RefObject<HTMLElement | null>,
  onWidths: (widths: Widths) => void,
): void {
  const latest = useRef(onWidths);
  useEffect(() => {
    latest.current = onWidths;
  });
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const begin = (event: PointerEvent) => {
      const { target: head, clientX: start } = event;
      if (!(head instanceof HTMLElement) || !head.matches('th[data-field]')) return;
      if (head.getBoundingClientRect().right - start > EDGE_PX) return;
      event.preventDefault();
      head.setPointerCapture(event.pointerId);
      const heads = [...element.querySelectorAll<HTMLElement>('th[data-field]')];
      const before = heads.map((one) => one.offsetWidth);
      const widthsAt = (x: number) =>
        before.map((width, place) =>
          heads[place] === head ? fittingWidth(width + x - start) : width,
        );
      const move = ({ clientX }: PointerEvent) => showWidths(element, widthsAt(clientX));
      const end = ({ clientX }: PointerEvent) => {
        stop?.();
        latest.current(widthsToKeep(heads, head, widthsAt(clientX)));
      };
      // A drag that the browser ends for us says nothing of where it should end.
      const cancel = () => {
        stop?.();
        showWidths(element, before);
      };
      stop = () => {
        head.removeEventListener('pointermove', move);
        head.removeEventListener('pointerup', end);
        head.removeEventListener('pointercancel', cancel);
      };
      head.addEventListener('pointermove', move);
      head.addEventListener('pointerup', end);
      head.addEventListener('pointercancel', cancel);
    };
    element.addEventListener('pointerdown', begin);
    return () => {
      stop?.();
      element.removeEventListener('pointerdown', begin);
    };
  }, [region]);
}

/** Shows widths while they are dragged; they are drawn for good when they are kept. */
function showWidths(region: HTMLElement, widths: readonly number[]): void {
  const table = region.querySelector('table');
  const columns = [...region.querySelectorAll('col')];
  const first = region.querySelector('thead [data-check]') ? 1 : 0;
  const actions = region.querySelector<HTMLElement>('thead [data-end]')?.offsetWidth ?? 0;
  const around = first * CHECK_WIDTH_PX + actions;
  columns.forEach((column, place) => {
    const width = widths[place - first];
    // The last one takes what is left.
    if (place === columns.length - 1) column.style.width = '';
    else if (width !== undefined) column.style.width = `${width}px`;
  });
  if (table) {
    table.style.minWidth = `${widths.reduce((sum, width) => sum + width, around)}px`;
  }
}

/** All of them; the last column of all has a width only when it was given one. */
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
