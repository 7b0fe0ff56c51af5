import { useId, useState, type ReactNode } from 'react';
import { Loaded } from '../../pages/Loaded.tsx';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import type { PageProps } from '../../pages/page.ts';
import {
  loadBranding,
  PICTURES,
  restoreBranding,
  saveBranding,
  type Branding,
  type ChosenFiles,
} from './branding.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { PendingDialog } from '../../pages/dialogs/PendingDialog.tsx';
import { usePending } from '../../pages/usePending.ts';
import { useCall } from '../../pages/useCall.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { Card } from '../../controls/Card.tsx';
import { columnsFrom } from '../../theme/columnsFrom.ts';

const HEIGHT_PX = 320;

/** Title and pictures of the console and its login page (contract: settings, section 9). */
export default function Interface({ route }: PageProps): ReactNode {
  const text = useText();
  const branding = useRequest(['settings', 'branding'], (signal) => loadBranding(signal));
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Loaded query={branding} height={HEIGHT_PX} failed={text('branding.loadFailed')}>
        {(data) => <BrandingForm branding={data} />}
      </Loaded>
    </>
  );
}

/** Our limit of the login title; the server has none. */
const TITLE_LENGTH = 128;

/** Title and pictures. Saving reloads the console, because they are shown everywhere. */
function BrandingForm({ branding }: { readonly branding: Branding }): ReactNode {
  const text = useText();
  const id = useId();
  const [title, setTitle] = useState(branding.title);
  const [files, setFiles] = useState<ChosenFiles>({});
  const pending = usePending();
  const [problem, setProblem] = useState<string>();

  const { busy, run } = useCall((message) => setProblem(message ?? text('branding.failed')));
  const send = async (call: () => Promise<void>) => {
    setProblem(undefined);
    if (await run(call)) globalThis.location.reload();
  };

  const askToRestore = () =>
    pending.ask({
      title: text('branding.restore'),
      text: text('branding.restoreQuestion'),
      confirmLabel: text('branding.restore'),
      danger: true,
      run: () => send(restoreBranding),
    });

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => saveBranding(branding.title, title, files));
      }}
    >
      <Box sx={{ gap: 4, ...columnsFrom('md', 'repeat(2, minmax(0, 1fr))') }}>
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
        <Button type="submit" variant="contained" loading={busy && !pending.busy}>
          {text('branding.save')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={askToRestore}>
          {text('branding.restore')}
        </Button>
      </Box>
      <PendingDialog {...pending} />
    </Box>
  );
}
