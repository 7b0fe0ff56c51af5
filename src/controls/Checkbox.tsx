import type { InputHTMLAttributes, ReactNode, RefCallback } from 'react';

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
