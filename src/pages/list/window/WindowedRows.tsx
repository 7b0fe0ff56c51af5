import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { RaRecord } from 'ra-core';
import { FIRST_PLACE, FIRST_WINDOW, grown, moved, rowWindow, rowsAndGaps } from './rowWindow.ts';

/** Delay in browsers without `requestIdleCallback`: after the current frame. */
const SOON_MS = 50;

export interface WindowedRowsProps {
  readonly rows: readonly RaRecord[];
  readonly rowHeight: number;
  readonly cells: number;
  draw(record: RaRecord, index: number): ReactNode;
}

const NO_TEXT = '\u00a0';

/**
 * Draws only the rows in view and some around them. The rest of a moderately long page follows when
 * the browser is idle.
 */
export default function WindowedRows({ rows, rowHeight, cells, draw }: WindowedRowsProps) {
  const count = rows.length;
  const mark = useRef<HTMLTableRowElement>(null);
  const [view, setView] = useState(FIRST_WINDOW);
  const [focused, setFocused] = useState<number>();

  useLayoutEffect(() => {
    const region = mark.current?.closest('section');
    const body = mark.current?.closest('tbody');
    if (!region || !body) return;
    const look = () => {
      const next = rowWindow(region.scrollTop, region.clientHeight, rowHeight, count);
      setView((before) => moved(before, next, count));
    };
    const showAll = () => flushSync(() => setView({ from: 0, to: count }));
    const keepFocused = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest('tr');
      setFocused(row ? Number(row.getAttribute('aria-rowindex')) - FIRST_PLACE : undefined);
    };
    const forget = () => setFocused(undefined);
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    look();
    resized?.observe(region);
    region.addEventListener('scroll', look, { passive: true });
    body.addEventListener('focusin', keepFocused);
    body.addEventListener('focusout', forget);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', look);
    return () => {
      resized?.disconnect();
      region.removeEventListener('scroll', look);
      body.removeEventListener('focusin', keepFocused);
      body.removeEventListener('focusout', forget);
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', look);
    };
  }, [count, rowHeight]);

  useEffect(() => {
    const wider = grown(view, count);
    if (wider === view) return;
    return whenIdle(() => startTransition(() => setView(wider)));
  }, [view, count]);

  const inView = { from: Math.min(view.from, count), to: Math.min(view.to, count) };
  return (
    <>
      <tr ref={mark} hidden />
      {rowsAndGaps(inView, count, focused).map((part) => {
        if ('gap' in part) {
          return (
            <tr key={`gap-${part.before}`} aria-hidden="true">
              <td colSpan={cells} style={{ height: part.gap * rowHeight }}>
                {NO_TEXT}
              </td>
            </tr>
          );
        }
        const record = rows[part.row];
        return record && draw(record, part.row);
      })}
    </>
  );
}

/**
 * Runs work when the browser is idle.
 *
 * @returns cancels it
 */
function whenIdle(work: () => void): () => void {
  // Safari lacks it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
