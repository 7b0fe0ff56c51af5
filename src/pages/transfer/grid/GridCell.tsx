import { useRef } from 'react';
import { cellText } from '../rowValues.ts';

/** What stands for a secret (spec 1, section 9). */
const MASK = '******';

export interface GridCellProps {
  readonly label: string;
  /** Column, from 1. */
  readonly position: number;
  readonly value: unknown;
  readonly secret: boolean;
  /** Its secret was not kept. */
  readonly lost: boolean;
  /** What is wrong with the value, in words. */
  readonly problem: string | undefined;
  readonly width: number | undefined;
  readonly active: boolean;
  readonly editing: boolean;
  onActive(): void;
  onEditing(editing: boolean): void;
  onEdit(text: string): void;
}

/** A value; a press, Enter or F2 opens it, Enter or Tab takes what was typed, Escape does not. */
export function GridCell(props: GridCellProps) {
  const { label, position, value, secret, lost, problem, width, active, editing } = props;
  const { onActive, onEditing, onEdit } = props;
  const text = cellText(value);
  const shown = secret && (text !== '' || lost) ? MASK : text;
  return (
    <div
      role="gridcell"
      aria-colindex={position + 1}
      tabIndex={active && !editing ? 0 : -1}
      title={problem ?? shown}
      aria-invalid={problem !== undefined || undefined}
      style={{ width }}
      onFocus={() => {
        if (!active) onActive();
      }}
      onClick={() => {
        onActive();
        onEditing(true);
      }}
      onKeyDown={() => {}}
    >
      {editing ? (
        <CellInput
          label={label}
          text={text}
          secret={secret}
          onEdit={onEdit}
          onEnd={() => onEditing(false)}
        />
      ) : (
        shown
      )}
    </div>
  );
}

interface CellInputProps {
  readonly label: string;
  readonly text: string;
  readonly secret: boolean;
  onEdit(text: string): void;
  onEnd(): void;
}

function CellInput({ label, text, secret, onEdit, onEnd }: CellInputProps) {
  const given = useRef(false);
  const end = (input: HTMLInputElement, take: boolean) => {
    // Losing the focus follows the key that ended it.
    if (given.current) return;
    given.current = true;
    if (take) onEdit(input.value);
    onEnd();
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell had the focus (WAI-ARIA, grid pattern)
      autoFocus
      type={secret ? 'password' : 'text'}
      autoComplete="off"
      aria-label={label}
      defaultValue={text}
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => end(event.currentTarget, true)}
      onKeyDown={(event) => {
        const take = event.key === 'Enter' || event.key === 'Tab';
        if (!take && event.key !== 'Escape') return;
        // Escape leaves the cell, not the dialog; Tab stays in the table.
        event.preventDefault();
        event.stopPropagation();
        end(event.currentTarget, take);
      }}
    />
  );
}
