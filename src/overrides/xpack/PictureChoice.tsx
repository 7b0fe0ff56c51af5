import Box from '@mui/material/Box';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { FileButton } from '../../controls/FileButton.tsx';
import type { Picture } from './branding.ts';
import { Card } from '../../controls/Card.tsx';
import { useText } from '../../i18n/useText.ts';

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
export function PictureChoice({ picture, address, file, onChoose }: PictureChoiceProps): ReactNode {
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
