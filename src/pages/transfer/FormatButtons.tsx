import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { FILE_FORMATS, type FileFormat } from './exportCall.ts';

interface FormatButtonsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** A text with the name of the format. */
  readonly label: TextKey;
  /** Makes and saves the file; tells about failures by itself. */
  save(format: FileFormat): Promise<unknown>;
}

/** A button for each kind of file, busy while its file is made. */
export function FormatButtons({ label, save, ...look }: FormatButtonsProps): ReactNode {
  const text = useText();
  const [busy, setBusy] = useState<FileFormat>();
  const press = async (format: FileFormat) => {
    setBusy(format);
    await save(format);
    setBusy(undefined);
  };
  return FILE_FORMATS.map((format) => (
    <Button key={format} {...look} loading={busy === format} onClick={() => void press(format)}>
      {text(label, { format: text(`transfer.formats.${format}`) })}
    </Button>
  ));
}
