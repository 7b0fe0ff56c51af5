import { memo } from 'react';
import type { CellProblem } from '../checkRow.ts';
import { type ImportColumn, type ImportRow, stateOf } from '../importRow.ts';
import type { TakenLabels } from '../names/takenLabels.ts';
import { HEAD_WIDTH_PX } from './columnWidths.ts';
import { GridCell } from './GridCell.tsx';
import type { CellPlace } from './moveFocus.ts';
import { ROW_PX } from './sizes.ts';
import { useText } from '../../../i18n/useText.ts';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UnheardIcon from '@mui/icons-material/HelpOutlineOutlined';
import PendingIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';

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

const ICONS = {
  pending: PendingIcon,
  ok: DoneIcon,
  error: FailedIcon,
  unheard: UnheardIcon,
} as const;
const COLOURS = {
  pending: 'text.secondary',
  ok: 'success.main',
  error: 'error.main',
  unheard: 'text.primary',
} as const;

/** The state of a row as an icon with a label; its error is the tooltip. */
function RowMark({ row, sending }: { readonly row: ImportRow; readonly sending: boolean }) {
  const text = useText();
  const state = stateOf(row);
  const Icon = ICONS[state];
  const reason = typeof row.status === 'string' ? undefined : row.status.error;
  return (
    <Box
      component="span"
      title={reason}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: COLOURS[state] }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {text(`transfer.mark.${sending ? 'sending' : state}`)}
    </Box>
  );
}
