import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { DialogFrame } from '../../../controls/DialogFrame.tsx';
import { Radios } from '../../../controls/Radios.tsx';
import { LabelledCheckbox } from '../../../controls/LabelledCheckbox.tsx';
import { DENSITIES, useDensity } from '../useDensity.ts';
import { useResourceList, useRowParts } from '../listContexts.ts';
import { chosenColumns, inChosenOrder } from '../columns/columnChoice.ts';
import { choiceOf, moveColumn, type DraftColumn } from './columnDraft.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import type { ColumnChoiceState } from '../columns/useColumnChoice.ts';
import { useText } from '../../../i18n/useText.ts';

/** Sets the columns, their order and widths, and the density of rows (spec 1, section 2.7). */
export default function TableSettingsDialog({ onClose }: { onClose(): void }) {
  const { offered, shown, list, choice } = useResourceList();
  const { fixed } = list;
  const hasActions = useRowParts().entriesOf !== undefined;
  const text = useText();
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
    <DialogFrame
      title={text('listTools.settings')}
      aside={
        <Button
          sx={{ marginInlineEnd: 'auto' }}
          onClick={() => {
            setColumns(draftOf({}));
            setRows('fit');
          }}
        >
          {text('pages.form.reset')}
        </Button>
      }
      action={{ label: text('listTable.apply'), run: save }}
      onClose={onClose}
    >
      <Radios
        row
        label={text('listTable.density')}
        value={rows}
        choices={DENSITIES.map((one) => ({
          value: one,
          label: text(`listTable.densities.${one}`),
        }))}
        onChange={setRows}
      />
      <Box component="fieldset" sx={{ margin: '8px 0 0', padding: 0, border: 0 }}>
        <FormLabel component="legend" sx={{ padding: 0 }}>
          {text('listTable.columns')}
        </FormLabel>
        <LabelledCheckbox
          label={text('listTable.allColumns')}
          checked={all || (free.some((column) => column.shown) && 'mixed')}
          onChange={(on) =>
            setColumns(columns.map((column) => ({ ...column, shown: column.fixed || on })))
          }
        />
      </Box>
      <ColumnSettings
        columns={columns}
        actions={hasActions}
        onChange={(index, change) =>
          setColumns((before) =>
            before.map((column, place) => (place === index ? { ...column, ...change } : column)),
          )
        }
        onMove={(from, to) => setColumns((before) => moveColumn(before, from, to))}
      />
    </DialogFrame>
  );
}
