import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../pages/dialogs/ConfirmDialog.tsx';
import { useFailureText } from '../../pages/useFailureText.ts';
import {
  PICTURES,
  restoreBranding,
  saveBranding,
  type Branding,
  type ChosenFiles,
} from './branding.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { Card } from '../../controls/Card.tsx';
import { useText } from '../../i18n/useText.ts';

/** Our limit of the login title; the server has none. */
const TITLE_LENGTH = 128;

/** Title and pictures. Saving reloads the console, because they are shown everywhere. */
export function BrandingForm({ branding }: { readonly branding: Branding }): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const id = useId();
  const [title, setTitle] = useState(branding.title);
  const [files, setFiles] = useState<ChosenFiles>({});
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call();
      globalThis.location.reload();
    } catch (error) {
      setProblem(failureText(error) ?? text('branding.failed'));
      setAsking(false);
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => saveBranding(branding.title, title, files));
      }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Card title={text('branding.login_title')} padded>
          <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 1 }}>
            {text('branding.titleLabel')}
          </Box>
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            value={title}
            inputProps={{ maxLength: TITLE_LENGTH }}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Card>
        {PICTURES.map((picture) => (
          <PictureChoice
            key={picture.name}
            picture={picture}
            address={branding.pictures[picture.name]}
            file={files[picture.name]}
            onChoose={(file) => {
              const { [picture.name]: _before, ...others } = files;
              setFiles(file ? { ...others, [picture.name]: file } : others);
            }}
          />
        ))}
      </Box>
      {problem !== undefined && (
        <Box role="alert" sx={{ mt: 4, color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button type="submit" variant="contained" loading={busy && !asking}>
          {text('branding.save')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
          {text('branding.restore')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={text('branding.restore')}
        confirmLabel={text('branding.restore')}
        danger
        busy={busy}
        onConfirm={() => void run(restoreBranding)}
        onCancel={() => setAsking(false)}
      >
        {text('branding.restoreQuestion')}
      </ConfirmDialog>
    </Box>
  );
}
