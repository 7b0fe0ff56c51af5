import { useId, useState, type ReactNode, useEffect } from 'react';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import {
  loadBranding,
  PICTURES,
  restoreBranding,
  saveBranding,
  type Branding,
  type ChosenFiles,
  type Picture,
} from './branding.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { PendingDialog } from '@gatehouse-console/engine/pages/dialogs/PendingDialog.tsx';
import { usePending } from '@gatehouse-console/engine/pages/usePending.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { FileButton } from '@gatehouse-console/engine/controls/FileButton.tsx';

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
      <Box
        sx={{
          columnCount: { md: 2 },
          columnGap: 4,
          '& > *': { breakInside: 'avoid' },
          '& > :not(:last-child)': { marginBottom: 4 },
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
        <Button type="submit" variant="contained" loading={busy && !pending.busy}>
          {text('pages.form.save')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={askToRestore}>
          {text('branding.restore')}
        </Button>
      </Box>
      <PendingDialog {...pending} />
    </Box>
  );
}

/** More than any picture needs; the server has a limit of its own. */
const LARGEST_BYTES = 2_097_152;
/** Maximum size of the preview, which keeps its proportions. */
const PREVIEW_PX = 200;

interface PictureChoiceProps {
  readonly picture: Picture;
  /** The current picture. */
  readonly address: string | undefined;
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** A picture, its preview, and a file to replace it. */
function PictureChoice({ picture, address, file, onChoose }: PictureChoiceProps): ReactNode {
  const text = useText();
  const id = useId();
  const [tooLarge, setTooLarge] = useState(false);
  const chosen = useDataAddress(file);
  const name = text(`branding.pictures.${picture.name}`);
  const shown = chosen ?? address;
  const choose = (next: File | undefined) => {
    const large = next !== undefined && next.size > LARGEST_BYTES;
    setTooLarge(large);
    onChoose(large ? undefined : next);
  };
  return (
    <Card title={name} padded>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 56,
          mb: 3,
          p: 2,
          borderRadius: 1,
          // A medium background suits light and dark logos.
          bgcolor: 'text.secondary',
          '& img': {
            maxWidth: `min(100%, ${PREVIEW_PX}px)`,
            maxHeight: PREVIEW_PX,
            objectFit: 'contain',
          },
        }}
      >
        {shown !== undefined && <img src={shown} alt={text('branding.preview', { name })} />}
      </Box>
      <FileButton
        label={text('branding.choose')}
        accept="image/*"
        fileName={file?.name}
        describedBy={`${id}-size${tooLarge ? ` ${id}-problem` : ''}`}
        invalid={tooLarge}
        onFiles={([next]) => choose(next)}
      />
      <Box id={`${id}-size`} sx={{ mt: 1, color: 'text.secondary' }}>
        {text('branding.size', { width: picture.width, height: picture.height })}
      </Box>
      {tooLarge && (
        <Box id={`${id}-problem`} role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {text('branding.tooLarge')}
        </Box>
      )}
    </Card>
  );
}

/** A file as a data URL, which the content security policy allows; undefined until it is read. */
function useDataAddress(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ readonly file: File; readonly address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.address : undefined;
}
