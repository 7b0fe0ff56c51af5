import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { FileButton } from '../../controls/FileButton.tsx';
import { useFailureText } from '../../pages/useFailureText.ts';
import { importLicence } from './licenceFacts.ts';
import { useText } from '../../i18n/useText.ts';

interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Imports a licence file and shows the server's answer; a valid licence reloads the console. */
export function ImportDialog({ open, onClose }: ImportDialogProps): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    if (!file) {
      setProblem(text('licencePage.noFile'));
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { taken, message } = await importLicence(file);
      // Menus, gates and the footer depend on the licence.
      if (taken) globalThis.location.reload();
      else setProblem(message || text('licencePage.failed'));
    } catch (error) {
      setProblem(failureText(error) ?? text('licencePage.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{text('licencePage.import')}</DialogTitle>
      <DialogContent>
        <FileButton
          label={text('licencePage.file')}
          fileName={file?.name}
          describedBy={problem === undefined ? undefined : `${id}-problem`}
          invalid={problem !== undefined}
          onFiles={([next]) => {
            setFile(next);
            setProblem(undefined);
          }}
        />
        {problem !== undefined && (
          <Box id={`${id}-problem`} role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {problem}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px', gap: 2 }}>
        <Button disabled={busy} onClick={onClose}>
          {text('pages.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void send()}>
          {text('licencePage.import')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
