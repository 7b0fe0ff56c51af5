import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode, Ref } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useFormStatus, useResourceForm } from '../formContexts.ts';
import { FormSections } from '../FormSections.tsx';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { useCloseGuard, type Closable } from '../useCloseGuard.ts';

interface DialogFormProps {
  readonly titleId: string;
  readonly closing: Ref<Closable>;
  onClose(): void;
}

/** The fields of a form in a dialog, with save and cancel. */
export function DialogForm({ titleId, closing, onClose }: DialogFormProps): ReactNode {
  const { record, submit, reset, unsaved, forget } = useResourceForm();
  const { submitting } = useFormStatus();
  const text = useText();
  const guard = useCloseGuard({ closing, busy: submitting, unsaved, onClose });
  return (
    <>
      <Box
        component="form"
        noValidate
        aria-labelledby={titleId}
        sx={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals: a form around the dialog must not receive it.
          event.stopPropagation();
          void submit();
        }}
      >
        <DialogContent sx={{ padding: 0 }}>
          <FormSections />
        </DialogContent>
        <DialogActions sx={{ paddingTop: 3 }}>
          <Button disabled={submitting} onClick={guard.close}>
            {text('pages.cancel')}
          </Button>
          {record && (
            <Button variant="outlined" disabled={submitting} onClick={reset}>
              {text('pages.form.reset')}
            </Button>
          )}
          <SaveButton />
        </DialogActions>
      </Box>
      <LeaveDialog guard={guard} onLeave={forget} />
    </>
  );
}
