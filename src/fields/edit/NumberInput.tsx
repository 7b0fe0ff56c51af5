import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { textInputOf, type WidgetProps } from './widget.ts';

export const NUMBER_WIDTH_PX = 200;

/** A number; other text is kept and fails the validation. A decimal stays a text with all its digits. */
export function NumberInput(props: WidgetProps) {
  const { field, value, onChange, onBlur } = props;
  const isDecimal = field.type === 'decimal';
  /** What the server sent as a text stays one until somebody types. */
  const typed = useRef(false);
  /** `1.50` and `007` are numbers, normalized on blur. */
  const finish = () => {
    if (isDecimal || !typed.current) return;
    const number = Number(value);
    if (typeof value === 'string' && value !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <OutlinedInput
      {...textInputOf(props, {
        inputMode: field.type === 'integer' ? 'numeric' : 'decimal',
        autoComplete: 'off',
      })}
      fullWidth={false}
      sx={{ width: NUMBER_WIDTH_PX }}
      onChange={({ target }) => {
        typed.current = true;
        onChange(isDecimal ? target.value.trim() : readNumber(target.value));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      onBlur={() => {
        finish();
        onBlur();
      }}
    />
  );
}

/** `22` is a number; `2.` and `-` are not yet. */
function readNumber(text: string): number | string {
  const trimmed = text.trim();
  const number = Number(trimmed);
  return trimmed !== '' && String(number) === trimmed ? number : trimmed;
}
