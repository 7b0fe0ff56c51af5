import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { OUTSIDE, OutsideMark } from './OutsideMark.tsx';

interface OutsideButtonProps extends Omit<ButtonProps<'a'>, 'children' | 'endIcon' | 'ref'> {
  readonly href: string;
  readonly label: string;
}

/** A button that leads out of the console, to another browser tab. */
export function OutsideButton({ label, ...button }: OutsideButtonProps): ReactNode {
  const text = useText();
  return (
    <Button
      {...button}
      {...OUTSIDE}
      endIcon={<OutsideMark />}
      aria-label={text('shell.newTab', { name: label })}
    >
      {label}
    </Button>
  );
}
