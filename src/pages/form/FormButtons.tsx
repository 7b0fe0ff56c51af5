import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useScrollPadding } from './useScrollPadding.ts';

interface FormButtonsProps {
  /** The button that saves. */
  readonly save: ReactNode;
  readonly busy: boolean;
  /** Saves and starts another record; only for new records. */
  readonly onContinue: (() => void) | undefined;
  /** Resets the form to the loaded values; only for existing records. */
  readonly onReset: (() => void) | undefined;
  /** Leaves without saving; absent where the page has nothing but the form. */
  readonly onCancel: (() => void) | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons of a form, sticky at its end. */
export function FormButtons(props: FormButtonsProps) {
  const { save, busy, onContinue, onReset, onCancel, children } = props;
  const text = useText();
  const bar = useScrollPadding();
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        padding: { xs: '10px 16px', sm: '12px 24px' },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: 'inherit',
      }}
    >
      {save}
      {onContinue && (
        <Button variant="outlined" disabled={busy} onClick={onContinue}>
          {text('pages.form.saveContinue')}
        </Button>
      )}
      {onReset && (
        <Button variant="outlined" disabled={busy} onClick={onReset}>
          {text('pages.form.reset')}
        </Button>
      )}
      {onCancel && (
        <Button disabled={busy} onClick={onCancel}>
          {text('pages.cancel')}
        </Button>
      )}
      {children}
    </Box>
  );
}
