import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { LabelledCheckbox } from '../../../controls/Checkbox.tsx';
import { DENSITIES, useDensity } from '../useDensity.ts';
import type { ListColumn } from './listColumn.ts';
import { chosenColumns, inChosenOrder } from './columnChoice.ts';
import { choiceOf, moveColumn, type DraftColumn } from './columnDraft.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import type { ColumnChoiceState } from './useColumnChoice.ts';
import { useText } from '../../../i18n/useText.ts';

export interface TableSettingsDialogProps {
  /** Every column this person may see, in the default order. */
  readonly offered: readonly ListColumn[];
  /** The default columns. */
  readonly shown: readonly string[];
  readonly fixed: readonly string[];
  /** The table has a column of actions, which cannot be hidden. */
  readonly actions: boolean;
  readonly choice: ColumnChoiceState;
  onClose(): void;
}

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600, marginBottom: 4 },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24 },
  '& input': { accentColor: (theme.vars ?? theme).palette.primary.main },
}));

/** Sets the columns, their order and widths, and the density of rows (spec 1, section 2.7). */
export default function TableSettingsDialog(props: TableSettingsDialogProps) {
  const { offered, shown, fixed, actions, choice, onClose } = props;
  const text = useText();
  const id = useId();
  const [density, keepDensity] = useDensity();
  const [rows, setRows] = useState(density);
  const [columns, setColumns] = useState(() => draftOf(choice));

  function draftOf(from: Partial<ColumnChoiceState>): readonly DraftColumn[] {
    const inView = chosenColumns(offered, shown, fixed, from);
    return inChosenOrder(offered, from.order).map((column) => ({
      field: column.field,
      label: text(column.model.label),
      shown: inView.includes(column),
      fixed: fixed.includes(column.field) || column === offered[0],
      width: from.widths?.[column.field],
    }));
  }

  const free = columns.filter((column) => !column.fixed);
  const all = free.every((column) => column.shown);
  const save = () => {
    const isOwn = JSON.stringify(columns) === JSON.stringify(draftOf({}));
    if (isOwn) choice.reset();
    else choice.set(choiceOf(columns));
    keepDensity(rows);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{text('listTools.settings')}</DialogTitle>
      <DialogContent>
        <Choices>
          <legend>{text('listTable.density')}</legend>
          {DENSITIES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-density`}
                checked={rows === one}
                onChange={() => setRows(one)}
              />
              {text(`listTable.densities.${one}`)}
            </label>
          ))}
        </Choices>
        <Choices>
          <legend>{text('listTable.columns')}</legend>
          <LabelledCheckbox
            label={text('listTable.allColumns')}
            checked={all || (free.some((column) => column.shown) && 'mixed')}
            onChange={(on) =>
              setColumns(columns.map((column) => ({ ...column, shown: column.fixed || on })))
            }
          />
        </Choices>
        <ColumnSettings
          columns={columns}
          actions={actions}
          onChange={(index, change) =>
            setColumns((before) =>
              before.map((column, place) => (place === index ? { ...column, ...change } : column)),
            )
          }
          onMove={(from, to) => setColumns((before) => moveColumn(before, from, to))}
        />
      </DialogContent>
      <DialogActions sx={{ padding: '12px 24px 20px', gap: 2 }}>
        <Button
          sx={{ marginInlineEnd: 'auto' }}
          onClick={() => {
            setColumns(draftOf({}));
            setRows('normal');
          }}
        >
          {text('listTable.reset')}
        </Button>
        <Button onClick={onClose}>{text('pages.cancel')}</Button>
        <Button variant="contained" onClick={save}>
          {text('listTable.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
