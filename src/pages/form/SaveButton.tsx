import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { openedPart } from '../../controls/openedPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { useFormStatus, useResourceForm } from './formContexts.ts';

/** Loaded with the first review. */
const ReviewDialog = openedPart(() => import('./changes/ReviewDialog.tsx'));

/** Looks disabled and keeps the keyboard focus, so that its reason can be read. */
const OFF = {
  '&&[aria-disabled=true]': {
    color: 'action.disabled',
    bgcolor: 'action.disabledBackground',
    boxShadow: 'none',
    cursor: 'default',
  },
} as const;

/** The button that saves a form. For an existing record it is off until something has changed. */
export function SaveButton(): ReactNode {
  const text = useText();
  const { record } = useResourceForm();
  const { busy } = useFormStatus();
  if (record) return <SaveChanges />;
  return (
    <Button type="submit" variant="contained" loading={busy}>
      {text('pages.form.save')}
    </Button>
  );
}

/** Save, and beside it what it would change. */
function SaveChanges(): ReactNode {
  const { begun, submit } = useResourceForm();
  const { busy } = useFormStatus();
  const text = useText();
  const id = useId();
  const { filled, changes } = useChanges();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const off = changes.length === 0;
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        aria-disabled={(off && !busy) || undefined}
        aria-describedby={off ? id : undefined}
        title={off ? text('pages.form.changes.none') : undefined}
        sx={OFF}
      >
        {text('pages.form.save')}
      </Button>
      {off ? (
        <Box component="span" id={id} sx={{ alignSelf: 'center', color: 'text.secondary' }}>
          {text('pages.form.changes.none')}
        </Box>
      ) : (
        <Button
          aria-haspopup="dialog"
          disabled={busy}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          {text('pages.form.changes.review', { smart_count: changes.length })}
        </Button>
      )}
      {opened && (
        <ReviewDialog
          open={open}
          changes={changes}
          begun={begun}
          filled={filled}
          onClose={() => setOpen(false)}
          onSave={() => {
            setOpen(false);
            void submit();
          }}
        />
      )}
    </>
  );
}

/** Takes back the changes of an existing record; off while there are none. */
export function ResetButton(): ReactNode {
  const text = useText();
  const { reset } = useResourceForm();
  const { busy } = useFormStatus();
  const { changes } = useChanges();
  return (
    <Button variant="outlined" disabled={busy || changes.length === 0} onClick={reset}>
      {text('pages.form.reset')}
    </Button>
  );
}

function useChanges() {
  const { methods, changesIn } = useResourceForm();
  const filled = useWatch({ control: methods.control });
  const changes = useMemo(() => changesIn(filled), [changesIn, filled]);
  return { filled, changes };
}
