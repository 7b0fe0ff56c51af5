import { useRef } from 'react';
import { cellText } from '../rowValues.ts';

/** Shown for a secret (spec 1, section 9). */
const MASK = '******';

interface GridCellProps {
  readonly label: string;
  /** Column, from 1. */
  readonly position: number;
  readonly value: unknown;
  readonly secret: boolean;
  /** The secret was lost over a reload. */
  readonly lost: boolean;
  /** The records that a name or an id was taken for, where the value does not say it. */
  readonly taken: string | undefined;
  /** The problem of the value. */
  readonly problem: string | undefined;
  readonly width: number | undefined;
  readonly active: boolean;
  readonly editing: boolean;
  onActive(): void;
  onEditing(editing: boolean): void;
  onEdit(text: string): void;
}

/** An editable cell: a press, Enter or F2 opens the input; Enter or Tab saves it, Escape does not. */
export function GridCell(props: GridCellProps) {
  const { label, position, value, secret, lost, taken, problem, width } = props;
  const { active, editing, onActive, onEditing, onEdit } = props;
  const text = cellText(value);
  const shown = secret && (text !== '' || lost) ? MASK : text;
  const whole = taken === undefined ? shown : `${shown} → ${taken}`;
  return (
    <div
      role="gridcell"
      aria-colindex={position + 1}
      tabIndex={active && !editing ? 0 : -1}
      title={problem ?? whole}
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
        <>
          {shown}
          {taken !== undefined && <span data-taken> → {taken}</span>}
        </>
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
    // The blur after a key that ended editing.
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
        // Escape closes the input, not the dialog; Tab stays in the table.
        event.preventDefault();
        event.stopPropagation();
        end(event.currentTarget, take);
      }}
    />
  );
}
