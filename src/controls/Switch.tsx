import FormControlLabel from '@mui/material/FormControlLabel';
import MuiSwitch from '@mui/material/Switch';
import { ACCENT } from '../theme/colours.ts';
import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';

interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'onChange'
> {
  readonly checked: boolean;
  /** Switching it on does harm. */
  readonly danger?: boolean | undefined;
  /** Shown beside it; otherwise `aria-label` or `aria-labelledby` names it. */
  readonly label?: string;
  readonly inputRef?: RefCallback<HTMLElement>;
  onChange(checked: boolean): void;
}

/**
 * A checked switch has the accent (spec 1, section 9); its outline has the contrast that the accent lacks on light
 * grounds (WCAG 2.2, criterion 1.4.11).
 */
const CHECKED = {
  '& .MuiSwitch-switchBase.Mui-checked:not(.Mui-disabled)': {
    color: ACCENT,
    '& .MuiSwitch-thumb': { boxShadow: 'none', border: '2px solid', borderColor: 'primary.main' },
    '& + .MuiSwitch-track': {
      backgroundColor: `color-mix(in srgb, ${ACCENT} 50%, transparent)`,
      border: '1px solid',
      borderColor: 'primary.main',
      opacity: 1,
    },
  },
} as const;

/** A switch: takes effect at once, or is the only answer to its label. */
export function Switch(props: SwitchProps): ReactNode {
  const { checked, danger, label, inputRef, disabled = false, title, onChange, ...input } = props;
  const control = (
    <MuiSwitch
      color={danger ? 'error' : 'primary'}
      sx={danger ? undefined : CHECKED}
      checked={checked}
      disabled={disabled}
      title={title}
      onChange={(_, on) => onChange(on)}
      slotProps={{ input: { ...input, ref: inputRef ?? null } }}
    />
  );
  return label === undefined ? control : <FormControlLabel control={control} label={label} />;
}
