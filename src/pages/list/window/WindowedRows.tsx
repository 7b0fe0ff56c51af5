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
import { useVisibleRows } from '../../../theme/useVisibleRows.ts';
import { FIRST_PLACE, rowsAndGaps } from './rowWindow.ts';

/** Rows drawn above and below the view, ready for scrolling. */
const SPARE_ROWS = 16;
/** A page of up to this many rows is drawn completely behind its first rows: at once, because each step costs a layout. */
const WHOLE_UP_TO = 100;
interface WindowedRowsProps {
  readonly rows: readonly RaRecord[];
  readonly rowHeight: number;
  readonly cells: number;
  draw(record: RaRecord, index: number): ReactNode;
}

const NO_TEXT = '\u00a0';

/** Draws only the rows in view and some around them. The rest of a moderately long page follows. */
export default function WindowedRows({ rows, rowHeight, cells, draw }: WindowedRowsProps) {
  const count = rows.length;
  const mark = useRef<HTMLTableRowElement>(null);
  const [whole, setWhole] = useState(false);
  const [printing, setPrinting] = useState(false);
  const [focused, setFocused] = useState<number>();
  const shown = useVisibleRows({
    count,
    rowPx: rowHeight,
    spare: printing || (whole && count <= WHOLE_UP_TO) ? count : SPARE_ROWS,
    always: focused,
    scroller: () => mark.current?.closest('section') ?? null,
  });

  useLayoutEffect(() => {
    const body = mark.current?.closest('tbody');
    if (!body) return;
    const keepFocused = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest('tr');
      setFocused(row ? Number(row.getAttribute('aria-rowindex')) - FIRST_PLACE : undefined);
    };
    const forget = () => setFocused(undefined);
    const showAll = () => flushSync(() => setPrinting(true));
    const showView = () => setPrinting(false);
    body.addEventListener('focusin', keepFocused);
    body.addEventListener('focusout', forget);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', showView);
    return () => {
      body.removeEventListener('focusin', keepFocused);
      body.removeEventListener('focusout', forget);
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', showView);
    };
  }, []);

  const follows = !whole && count <= WHOLE_UP_TO && shown.length < count;
  useEffect(() => {
    if (follows) startTransition(() => setWhole(true));
  }, [follows]);

  return (
    <>
      <tr ref={mark} hidden />
      {rowsAndGaps(shown, count).map((part) => {
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
