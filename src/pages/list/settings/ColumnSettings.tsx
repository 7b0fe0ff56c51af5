import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { LabelledCheckbox } from '../../../controls/LabelledCheckbox.tsx';
import { LEAST_WIDTH_PX, MOST_WIDTH_PX } from '../columns/columnChoice.ts';
import type { DraftColumn } from './columnDraft.ts';
import { useText } from '../../../i18n/useText.ts';
import { VISUALLY_HIDDEN } from '../../../theme/visuallyHidden.ts';

interface ColumnSettingsProps {
  readonly columns: readonly DraftColumn[];
  /** The table has a column of actions, which cannot be hidden. */
  readonly actions: boolean;
  onChange(index: number, change: Partial<DraftColumn>): void;
  onMove(from: number, to: number): void;
}

const Lines = styled('ol')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 36,
      borderTop: `1px solid ${palette.divider}`,
      background: palette.background.paper,
    },
    '& li[data-dragged]': { background: palette.raised },
    '& label': { flex: 1, minWidth: 0 },
    '& input[type=number]': {
      font: 'inherit',
      width: 76,
      minHeight: 28,
      padding: '0 6px',
      color: 'inherit',
      background: 'none',
      border: `1px solid ${palette.outline}`,
      borderRadius: 4,
    },
    '& button, & [data-grip]': {
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: 4,
      minWidth: 28,
      minHeight: 28,
      textAlign: 'center',
    },
    '& button': { cursor: 'pointer' },
    '& button[aria-disabled=true]': { color: palette.text.disabled, cursor: 'default' },
    '& [data-grip]': { color: palette.text.secondary, lineHeight: '28px', touchAction: 'none' },
    '& [data-grip="on"]': { cursor: 'grab' },
    [theme.breakpoints.down('sm')]: {
      '& li': { gap: 2 },
      '& input[type=number]': { width: 56 },
      '& [data-grip]': { minWidth: 24 },
    },
  };
});

/** The columns of a table: shown or hidden, moved by pointer or buttons, resized. */
export function ColumnSettings({ columns, actions, onChange, onMove }: ColumnSettingsProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');

  const move = (from: number, to: number) => {
    const column = columns[from];
    if (!column || from === 0 || to < 1 || to >= columns.length) return;
    onMove(from, to);
    setTold(text('listTable.moved', { column: column.label, place: to + 1 }));
  };
  const drag = (y: number) => {
    const lines = [...(list.current?.children ?? [])].slice(0, columns.length);
    const to = lines.findIndex((line) => y < line.getBoundingClientRect().bottom);
    if (dragged === undefined || to < 1 || to === dragged) return;
    move(dragged, to);
    setDragged(to);
  };

  return (
    <>
      <Lines ref={list}>
        {columns.map((column, index) => (
          <li key={column.field} data-dragged={dragged === index || undefined}>
            <span
              aria-hidden="true"
              data-grip={index === 0 ? 'off' : 'on'}
              onPointerDown={(event) => {
                if (index === 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(index);
              }}
              onPointerMove={(event) => drag(event.clientY)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              {index === 0 ? '' : '⋮⋮'}
            </span>
            <LabelledCheckbox
              label={column.label}
              checked={column.shown}
              disabled={column.fixed}
              onChange={(on) => onChange(index, { shown: on })}
            />
            <input
              type="number"
              min={LEAST_WIDTH_PX}
              max={MOST_WIDTH_PX}
              step={10}
              aria-label={text('listTable.width', { column: column.label })}
              placeholder={text('listTable.automatic')}
              value={column.width ?? ''}
              onChange={({ target }) =>
                onChange(index, { width: target.value === '' ? undefined : Number(target.value) })
              }
            />
            <button
              type="button"
              aria-disabled={index < 2}
              aria-label={text('listTable.earlier', { column: column.label })}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-disabled={index === 0 || index === columns.length - 1}
              aria-label={text('listTable.later', { column: column.label })}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </button>
          </li>
        ))}
        {actions && (
          <li>
            <span aria-hidden="true" data-grip="off" />
            <LabelledCheckbox label={text('pages.list.actions')} checked disabled />
          </li>
        )}
      </Lines>
      <output style={VISUALLY_HIDDEN}>{told}</output>
    </>
  );
}
