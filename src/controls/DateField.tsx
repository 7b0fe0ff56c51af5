import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

const WIDTH_PX = 240;
/** A year of five digits is a typing error. */
const LATEST = '9999-12-31T23:59';

export interface DateFieldProps extends Omit<OutlinedInputProps, 'type' | 'slotProps'> {
  readonly kind: 'date' | 'datetime-local' | 'time';
  /** Further attributes of the input element. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** A date, a time or both, typed or taken from the browser's calendar. */
export function DateField({ kind, attributes, ...props }: DateFieldProps): ReactNode {
  const latest = kind === 'time' ? undefined : LATEST.slice(0, kind === 'date' ? 10 : undefined);
  return (
    <OutlinedInput
      {...props}
      size="small"
      type={kind}
      fullWidth={false}
      slotProps={{ input: { max: latest, ...attributes } }}
      sx={{ width: WIDTH_PX, maxWidth: '100%' }}
    />
  );
}
