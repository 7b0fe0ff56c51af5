import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TARGET_PX } from '../theme/sizes.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

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
