import { useRef, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useElementEvent } from '../../../controls/useElementEvent.ts';
import type { Selection } from '../useSelection.ts';
import { cellOf, indexOf, linkOf, openBeside, rowAt, rowOf, stopsOf } from './tableParts.ts';

/** Frames to wait until a scrolled-to row is drawn: one second on a busy machine. */
const MOST_FRAMES = 60;

interface CellKeys {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly RaRecord[];
  readonly rowHeight: number;
  readonly selection: Selection | undefined;
  copy(text: string): void;
}

/**
 * Keyboard navigation by cell as in a grid (WAI-ARIA Authoring Practices, grid pattern), while the
 * table keeps its table role for screen readers. Arrows, Home, End, Page Up and Page Down move;
 * Space selects a row (Shift and Space where Space alone shows its preview), Shift with an arrow extends the selection; Enter opens the record; Escape
 * leaves.
 */
export function useCellKeys({ region, rows, rowHeight, selection, copy }: CellKeys): void {
  const anchor = useRef<number>(undefined);
  useElementEvent(region, 'keydown', (event) => {
    const element = region.current;
    if (!element || event.defaultPrevented || event.altKey) return;
    const row = rowOf(event.target);
    if (!row) {
      if (event.key !== 'ArrowDown' || event.target !== element) return;
      event.preventDefault();
      focusStop(element, Math.round(element.scrollTop / rowHeight), 0, rowHeight);
      return;
    }
    const index = indexOf(row);
    const cell = cellOf(event.target)?.cellIndex ?? 0;
    const command = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 2);
    const goTo = (to: number) => {
      const next = Math.max(0, Math.min(rows.length - 1, to));
      if (event.shiftKey && selection) {
        anchor.current ??= index;
        const back = Math.abs(next - anchor.current) < Math.abs(index - anchor.current);
        if (back) selection.toggleAll(span(rows, index, next + Math.sign(index - next)), false);
        else selection.toggleAll(span(rows, index, next), true);
      } else {
        anchor.current = undefined;
      }
      focusStop(element, next, cell, rowHeight);
    };
    const act = (): boolean => {
      const onCell = event.target === cellOf(event.target);
      switch (event.key) {
        case 'ArrowDown':
          goTo(command ? rows.length - 1 : index + 1);
          return true;
        case 'ArrowUp':
          goTo(command ? 0 : index - 1);
          return true;
        case 'PageDown':
          goTo(index + page);
          return true;
        case 'PageUp':
          goTo(index - page);
          return true;
        case 'Home':
          if (command) goTo(0);
          else focusBeside(row, event.target, -Infinity);
          return true;
        case 'End':
          if (command) goTo(rows.length - 1);
          else focusBeside(row, event.target, Infinity);
          return true;
        case 'ArrowLeft':
        case 'ArrowRight': {
          const forward = (event.key === 'ArrowRight') === (document.dir !== 'rtl');
          focusBeside(row, event.target, forward ? 1 : -1);
          return true;
        }
        case ' ': {
          const record = rows[index];
          const native =
            event.target instanceof HTMLElement && event.target.matches('button, input');
          if (native || !selection || !record) return false;
          anchor.current = index;
          selection.toggle(record, !selection.has(record));
          return true;
        }
        case 'Enter': {
          const link = onCell ? linkOf(row) : undefined;
          if (!link) return false;
          if (command) openBeside(link);
          else link.click();
          return true;
        }
        case 'a':
          if (!command || !selection) return false;
          selection.toggleAll(rows, true);
          return true;
        case 'c': {
          const text = onCell && event.target instanceof HTMLElement && event.target.textContent;
          if (!command || !text || String(getSelection()) !== '') return false;
          copy(text);
          return true;
        }
        case 'Escape':
          element.focus({ preventScroll: true });
          return true;
        default:
          return false;
      }
    };
    if (act()) event.preventDefault();
  });
}

/** The records from one row to another, both included. */
function span(rows: readonly RaRecord[], one: number, other: number): readonly RaRecord[] {
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

function focusBeside(row: HTMLTableRowElement, from: EventTarget | null, steps: number): void {
  const stops = stopsOf(row).flat();
  const here = stops.findIndex((stop) => stop === from);
  const to = Math.max(0, Math.min(stops.length - 1, here + steps));
  focus(stops[to]);
}

/** Focuses a cell; scrolls to its row first when that is not drawn. */
function focusStop(region: HTMLElement, index: number, cell: number, rowHeight: number): void {
  let frames = 0;
  const attempt = () => {
    const row = rowAt(region, index);
    if (row) return focus(stopsOf(row)[cell]?.[0] ?? row.cells[0]);
    if (frames === 0) region.scrollTop = index * rowHeight;
    frames += 1;
    if (frames < MOST_FRAMES) requestAnimationFrame(attempt);
  };
  attempt();
}

function focus(stop: HTMLElement | undefined): void {
  if (stop?.matches('td, th')) stop.tabIndex = -1;
  stop?.focus();
}
