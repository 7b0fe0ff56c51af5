import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

interface UnchangedSecretProps extends WidgetProps {
  readonly children: ReactNode;
}

/**
 * A secret that the server never shows. On update it is unchanged and not sent until the user
 * asks to change it; a typed value can be undone.
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
          // The input replaces the focused button.
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
