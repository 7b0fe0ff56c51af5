import Box from '@mui/material/Box';
import {
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  useCallback,
  useEffect,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { CheckRow } from '../checkRow.ts';
import type { ImportRow } from '../importRow.ts';
import type { ImportTask } from '../importTask.ts';
import type { ImportNames } from '../names/importNames.ts';
import { createTakenLabels } from '../names/takenLabels.ts';
import { useTask } from '../useTask.ts';
import { columnWidth, HEAD_WIDTH_PX } from './columnWidths.ts';
import { GridFrame } from './GridFrame.ts';
import { GridRow } from './GridRow.tsx';
import { useVisibleRows } from '../../../theme/useVisibleRows.ts';
import { HEADER_PX, ROW_PX } from './sizes.ts';
import { useText } from '../../../i18n/useText.ts';
import Alert from '@mui/material/Alert';
import { problemText } from '../problemText.ts';
import { moveFocus, type CellPlace, PAGE_ROWS } from './moveFocus.ts';

/** Rows drawn beyond the edges, so that fast scrolling shows no gap. */
const SPARE_ROWS = 6;
/** The dialog leaves the table less than a window: rows beyond it would be drawn for nothing. */
const USUAL_HEIGHT_PX = 600;

interface RowProblemsProps {
  /** The focused row. */
  readonly row: ImportRow | undefined;
  readonly check: CheckRow;
}

interface RowsGridProps {
  readonly task: ImportTask;
  readonly check: CheckRow;
  readonly names: ImportNames;
  /** Indexes of the shown rows; undefined: all. */
  readonly indexes: readonly number[] | undefined;
}

/** The rows of a file as an editable table that renders only the rows in view. */
export function RowsGrid({ task, check, names, indexes }: RowsGridProps) {
  const text = useText();
  useTask(task);
  useSyncExternalStore(names.subscribe, names.version);
  const labelsOf = useMemo(() => createTakenLabels(names), [names]);
  const { columns } = task;
  const total = indexes?.length ?? task.size;
  const grid = useRef<HTMLDivElement>(null);
  useUploadScroll(grid, task, indexes !== undefined);
  const focus = useGridFocus({ rows: total, columns: columns.length + 1 }, grid);
  /** Index of the row whose cell is being edited. */
  const [edited, setEdited] = useState<number>();
  const widths = useMemo(() => {
    const sample = Array.from({ length: 30 }, (_, index) => task.row(index)).filter(
      (row): row is ImportRow => row !== undefined,
    );
    return columns.map((column) => columnWidth(column, sample));
  }, [columns, task]);
  const { active, move, onKey } = focus;
  const places = useVisibleRows({
    count: total,
    rowPx: ROW_PX,
    spare: SPARE_ROWS,
    usualPx: USUAL_HEIGHT_PX,
    always: active.row,
    scroller: () => grid.current,
  });
  const width = HEAD_WIDTH_PX + widths.reduce((sum, one) => sum + one, 0);
  const focused = task.row(indexes ? (indexes[active.row] ?? -1) : active.row);
  const isStarted = task.state() === 'started';

  return (
    <>
      <GridFrame
        ref={grid}
        role="grid"
        aria-label={text('transfer.table', { file: task.fileName })}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={(event) => {
          if (focused === undefined || focused.index !== edited) {
            onKey(event, () => setEdited(focused?.index));
          }
        }}
      >
        <div role="row" aria-rowindex={1} data-head="">
          <div role="columnheader" aria-colindex={1} style={{ width: HEAD_WIDTH_PX }}>
            {text('listTable.row')}
          </div>
          {columns.map(({ field, title }, index) => (
            <div
              key={field}
              role="columnheader"
              aria-colindex={index + 2}
              title={title}
              style={{ width: widths[index] }}
            >
              {title}
            </div>
          ))}
        </div>
        <div role="presentation" style={{ position: 'relative', height: total * ROW_PX, width }}>
          {places.map((place) => {
            const row = task.row(indexes ? (indexes[place] ?? -1) : place);
            if (!row) return null;
            const isActive = place === active.row;
            return (
              <GridRow
                key={row.index}
                row={row}
                place={place}
                columns={columns}
                widths={widths}
                activeColumn={isActive ? active.column : undefined}
                editing={isActive && edited === row.index}
                sending={isStarted && task.isUnderWay(row.index)}
                problems={row.status === 'ok' ? undefined : check(row)}
                taken={labelsOf(row)}
                onActive={move}
                onEditing={setEdited}
                onEdit={task.edit}
              />
            );
          })}
        </div>
        {total === 0 && (
          <Box sx={{ padding: 4, paddingTop: `${HEADER_PX}px` }}>{text('transfer.noRows')}</Box>
        )}
      </GridFrame>
      <RowError row={explained(task, focused)} />
      <RowProblems row={focused} check={check} />
    </>
  );
}

/** The failed row whose error is shown: the focused one, else the first when nothing is running. */
function explained(task: ImportTask, focused: ImportRow | undefined): ImportRow | undefined {
  if (focused && typeof focused.status === 'object') return focused;
  if (task.state() === 'started') return undefined;
  return task.row(task.inState('error')[0] ?? task.inState('unheard')[0] ?? -1);
}

/** The full error of a failed row. */
function RowError({ row }: { readonly row: ImportRow | undefined }) {
  const text = useText();
  if (!row || typeof row.status === 'string') return null;
  return (
    <Alert severity="error" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {text('transfer.rowError', { row: row.index + 1, reason: row.status.error })}
    </Alert>
  );
}

/** The full problems of a row that is not sent yet. */
function RowProblems({ row, check }: RowProblemsProps) {
  const text = useText();
  const reason = row?.status === 'pending' ? problemText(check(row), text) : undefined;
  if (!row || reason === undefined) return null;
  return (
    <Alert severity="warning" role="status" sx={{ flex: 'none', overflowWrap: 'anywhere' }}>
      {text('transfer.rowError', { row: row.index + 1, reason })}
    </Alert>
  );
}

/** Roving focus: one cell is focusable, keys move it (WAI-ARIA, grid pattern). */
function useGridFocus(
  size: { readonly rows: number; readonly columns: number },
  grid: RefObject<HTMLElement | null>,
) {
  const [wanted, setWanted] = useState<CellPlace>({ row: 0, column: 1 });
  const active = {
    row: Math.max(0, Math.min(wanted.row, size.rows - 1)),
    column: Math.min(wanted.column, size.columns - 1),
  };
  const moved = useRef(false);
  const move = useCallback((to: CellPlace) => {
    moved.current = true;
    setWanted(to);
  }, []);
  useEffect(() => {
    // After editing, the cell takes the focus back from its input.
    const lostIt = document.activeElement === document.body;
    if (!moved.current && !lostIt) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return {
    active,
    move,
    onKey: (event: KeyboardEvent, open: () => void) => {
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault();
        if (active.column > 0) open();
        return;
      }
      const to = moveFocus(active, event.key, event.ctrlKey || event.metaKey, size);
      if (!to) return;
      event.preventDefault();
      move(to);
    },
  };
}

/**
 * Scrolls to each page of ten rows in turn during an upload (spec 1, section 4), unless the user
 * works in the table.
 *
 * @param filtered a filtered table is not scrolled
 */
function useUploadScroll(
  grid: RefObject<HTMLElement | null>,
  task: ImportTask,
  filtered: boolean,
): void {
  const row = task.state() === 'started' ? task.current() : undefined;
  const page = row === undefined ? undefined : Math.floor(row / PAGE_ROWS);
  useEffect(() => {
    const element = grid.current;
    if (page === undefined || filtered || !element) return;
    if (element.contains(document.activeElement)) return;
    const top = page * PAGE_ROWS * ROW_PX;
    const bottom = top + PAGE_ROWS * ROW_PX + HEADER_PX;
    const inView = top >= element.scrollTop && bottom <= element.scrollTop + element.clientHeight;
    if (!inView) element.scrollTo({ top });
  }, [grid, page, filtered]);
}
