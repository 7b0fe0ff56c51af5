import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

export interface UnchangedSecretProps extends WidgetProps {
  readonly children: ReactNode;
}

/**
 * The server never shows a secret. On update it stays as it is, and is not sent, until the person
 * asks to change it; what was typed can be taken back.
 */
export function UnchangedSecret({ children, ...props }: UnchangedSecretProps) {
  const { id, collapsed, disabled, describedBy, labelId, inputRef, onChange, value } = props;
  const text = useText();
  const [asked, setAsked] = useState(value !== undefined && value !== '');
  if (!collapsed) return children;
  if (!asked) {
    return (
      <Button
        id={id}
        ref={inputRef}
        variant="outlined"
        disabled={disabled}
        aria-labelledby={`${labelId} ${id}-verb`}
        aria-describedby={describedBy}
        onClick={() => {
          setAsked(true);
          // The input takes the place of the button that had the focus.
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
      >
        <span id={`${id}-verb`}>{text('pages.secret.change')}</span>
      </Button>
    );
  }
  return (
    <Box>
      {children}
      <Button
        sx={{ marginTop: 1 }}
        onClick={() => {
          onChange('');
          setAsked(false);
        }}
      >
        {text('pages.secret.keep')}
      </Button>
    </Box>
  );
}
