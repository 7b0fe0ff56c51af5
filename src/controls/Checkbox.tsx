import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';
import { styled } from '@mui/material/styles';
import { TARGET_PX } from '../theme/sizes.ts';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'onChange'
> {
  /** `mixed`: some of what it stands for is checked. */
  readonly checked: boolean | 'mixed';
  readonly inputRef?: RefCallback<HTMLInputElement> | undefined;
  onChange?(checked: boolean): void;
}

/**
 * A checkbox without a visible label; it needs `aria-label`. A plain element, because lists draw
 * hundreds; `theme/checkboxStyles.ts` makes it look like Material UI's.
 */
export function Checkbox({ checked, inputRef, onChange, ...input }: CheckboxProps): ReactNode {
  return (
    <input
      {...input}
      type="checkbox"
      checked={checked === true}
      readOnly={!onChange}
      ref={(element) => {
        if (element) element.indeterminate = checked === 'mixed';
        inputRef?.(element);
      }}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  );
}

const Line = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 4,
  padding: '6px 0',
  lineHeight: `${TARGET_PX}px`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:has(:disabled)': { color: (theme.vars ?? theme).palette.text.disabled, cursor: 'default' },
}));

/** A checkbox with its label. */
export function LabelledCheckbox({
  label,
  ...box
}: CheckboxProps & { readonly label: ReactNode }): ReactNode {
  return (
    <Line>
      <Checkbox {...box} />
      <span>{label}</span>
    </Line>
  );
}
