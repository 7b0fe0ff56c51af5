import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { FileButton } from '../../controls/FileButton.tsx';
import { ACCEPTED_FILES, SERVER_LIMIT_BYTES } from './importFile.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatSize } from '../../i18n/sizes.ts';
import { useText } from '../../i18n/useText.ts';

interface DropZoneProps {
  readonly busy: boolean;
  /** Problem with the chosen file. */
  readonly problem: string | undefined;
  onFiles(files: readonly File[]): void;
}

/** Takes a file by drag and drop or by a button. */
export function DropZone({ busy, problem, onFiles }: DropZoneProps) {
  const text = useText();
  const { language } = useLanguage();
  const id = useId();
  const [over, setOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button was disabled while the file was read and lost the focus.
    if (problem !== undefined && !busy) button.current?.focus();
  }, [problem, busy]);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Box
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!busy && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        padding: 5,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'outline',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <div>{text('transfer.drop')}</div>
      <FileButton
        buttonRef={button}
        primary
        label={text('transfer.chooseFile')}
        accept={ACCEPTED_FILES}
        disabled={busy}
        describedBy={`${id}-help`}
        onFiles={onFiles}
      />
      <FormHelperText
        id={`${id}-help`}
        error={problem !== undefined}
        sx={{ textAlign: 'center', margin: 0 }}
      >
        {text('transfer.fileHelp', { limit: formatSize(SERVER_LIMIT_BYTES, language) })}
      </FormHelperText>
      <FormHelperText
        role="alert"
        error
        sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {problem}
      </FormHelperText>
    </Box>
  );
}
