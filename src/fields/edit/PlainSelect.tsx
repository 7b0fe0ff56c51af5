import Box from '@mui/material/Box';
import type { Ref } from 'react';

export interface PlainSelectProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly disabled: boolean;
  readonly selectRef?: Ref<HTMLElement> | undefined;
  onChange(value: string): void;
}

/** A native select for a short list of choices. */
export function PlainSelect(props: PlainSelectProps) {
  const { id, label, value, values, disabled, selectRef, onChange } = props;
  const known = values.includes(value) ? values : [value, ...values];
  return (
    <Box
      component="select"
      id={id}
      ref={selectRef}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      sx={(theme) => ({
        font: 'inherit',
        minHeight: 36,
        paddingInline: 1.5,
        borderRadius: 1,
        border: `1px solid ${(theme.vars ?? theme).palette.outline}`,
        color: 'text.primary',
        bgcolor: 'background.paper',
      })}
    >
      {known.map((item) => (
        <option key={item} value={item}>
          {item}
        </option>
      ))}
    </Box>
  );
}
