import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

const USUAL_WIDTH_PX = 1440;
const USUAL_HEIGHT_PX = 900;

export interface VisibleRowsOptions {
  readonly count: number;
  /** Height of every row in pixels. */
  readonly rowPx: number;
  /** Rows that are drawn above and below the view, ready for scrolling. */
  readonly spare: number;
  /** Height of the view before it has a layout, in pixels. Default: that of a window. */
  readonly usualPx?: number;
  /** A row that is drawn wherever the view is, for example the one with the focus. */
  readonly always?: number | undefined;
  /** The element that scrolls; null until it is drawn. */
  scroller(): HTMLElement | null;
}

/** Indexes of the rows of a long list that have to be drawn, in order. */
export function useVisibleRows(options: VisibleRowsOptions): readonly number[] {
  const { count, rowPx, spare, usualPx = USUAL_HEIGHT_PX, always, scroller } = options;
  const usual = { width: USUAL_WIDTH_PX, height: usualPx };
  // Nothing here is memoized by the compiler of React, and no function of the library leaves this hook.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => rowPx,
    overscan: spare,
    initialRect: usual,
    observeElementRect: (view, report) => observeView(view, usual, report),
    useFlushSync: false,
    rangeExtractor: (range) => withRow(range, always),
  });
  const measured = useRef(rowPx);
  useLayoutEffect(() => {
    // The first drawing has measured already.
    if (measured.current === rowPx) return;
    measured.current = rowPx;
    virtualizer.measure();
  }, [virtualizer, rowPx]);
  return virtualizer.getVirtualIndexes();
}

/** The library draws nothing in an element without height. */
function observeView<Item extends Element>(
  view: Virtualizer<HTMLElement, Item>,
  usual: Rect,
  report: (rect: Rect) => void,
) {
  return observeElementRect(view, (rect) => report(rect.height > 0 ? rect : usual));
}

function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row < 0 || row >= range.count || rows.includes(row)) return rows;
  return row < range.startIndex ? [row, ...rows] : [...rows, row];
}
