import { memo } from 'react';
import type { CellProblem } from '../checkRow.ts';
import type { ImportColumn, ImportRow } from '../importRow.ts';
import type { TakenLabels } from '../names/takenLabels.ts';
import { HEAD_WIDTH_PX } from './columnWidths.ts';
import { GridCell } from './GridCell.tsx';
import type { CellPlace } from './moveFocus.ts';
import { RowMark } from './RowMark.tsx';
import { ROW_PX } from './sizes.ts';
import { useText } from '../../../i18n/useText.ts';

interface GridRowProps {
  readonly row: ImportRow;
  readonly place: number;
  readonly columns: readonly ImportColumn[];
  readonly widths: readonly number[];
  /** Column of the focusable cell, if it is in this row. */
  readonly activeColumn: number | undefined;
  readonly editing: boolean;
  /** The row is being sent and cannot be edited. */
  readonly sending: boolean;
  /** Values that the server would refuse. */
  readonly problems: readonly CellProblem[] | undefined;
  /** What names and ids were taken for. */
  readonly taken: TakenLabels;
  readonly onActive: (place: CellPlace) => void;
  /** Called with the index of the row whose cell is being edited; undefined when none is. */
  readonly onEditing: (index: number | undefined) => void;
  readonly onEdit: (index: number, field: string, text: string) => void;
}

/** A row of the file with its state. Memoized: it renders again only when its own props change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, place, columns, widths, activeColumn, editing, sending } = props;
  const { problems, taken, onActive, onEditing, onEdit } = props;
  const translate = useText();
  const number = row.index + 1;
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      data-place={place}
      data-sending={sending ? '' : undefined}
      style={{ transform: `translateY(${place * ROW_PX}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeColumn === 0 ? 0 : -1}
        style={{ width: HEAD_WIDTH_PX }}
        onClick={() => onActive({ row: place, column: 0 })}
        onKeyDown={() => {}}
      >
        {number}
        <RowMark row={row} sending={sending} />
      </div>
      {columns.map((column, index) => {
        const active = activeColumn === index + 1;
        const problem = problems?.find(({ field }) => field === column.field)?.problem;
        return (
          <GridCell
            key={column.field}
            label={translate('transfer.cell', { column: column.label, row: number })}
            position={index + 1}
            secret={column.secret}
            value={row.values[column.field]}
            lost={row.lost?.includes(column.field) ?? false}
            taken={taken.get(column.field)}
            problem={problem && translate(problem.key, problem.values)}
            width={widths[index]}
            active={active}
            editing={active && editing && !sending}
            onActive={() => onActive({ row: place, column: index + 1 })}
            onEditing={(open) => onEditing(open ? row.index : undefined)}
            onEdit={(text) => onEdit(row.index, column.field, text)}
          />
        );
      })}
    </div>
  );
});
