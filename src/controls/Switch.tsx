import FormControlLabel from '@mui/material/FormControlLabel';
import MuiSwitch from '@mui/material/Switch';
import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';

export interface SwitchProps extends Omit<
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

/** A switch: takes effect at once, or is the only answer to its label. */
export function Switch(props: SwitchProps): ReactNode {
  const { checked, danger, label, inputRef, disabled = false, title, onChange, ...input } = props;
  const control = (
    <MuiSwitch
      color={danger ? 'error' : 'primary'}
      checked={checked}
      disabled={disabled}
      title={title}
      onChange={(_, on) => onChange(on)}
      slotProps={{ input: { ...input, ref: inputRef ?? null } }}
    />
  );
  return label === undefined ? control : <FormControlLabel control={control} label={label} />;
}
