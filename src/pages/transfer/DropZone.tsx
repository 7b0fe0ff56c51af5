import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ACCEPTED_FILES, FILE_LIMIT_MB, SERVER_LIMIT_MIB } from './importFile.ts';
import { useText } from '../../i18n/useText.ts';

export interface DropZoneProps {
  readonly busy: boolean;
  /** Problem with the chosen file. */
  readonly problem: string | undefined;
  onFiles(files: readonly File[]): void;
}

/** Takes a file by drag and drop or by a button. */
export function DropZone({ busy, problem, onFiles }: DropZoneProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button was disabled while the file was read and lost the focus.
    if (problem !== undefined && !busy) button.current?.focus();
  }, [problem, busy]);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
    // So that the same file can be chosen again after a correction.
    if (input.current) input.current.value = '';
  };
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
        if (!busy) take(event.dataTransfer.files);
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
      <Button
        ref={button}
        variant="contained"
        disabled={busy}
        aria-describedby={`${id}-help`}
        onClick={() => input.current?.click()}
      >
        {text('transfer.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
        hidden
        aria-label={text('transfer.chooseFile')}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <FormHelperText
        id={`${id}-help`}
        error={problem !== undefined}
        sx={{ textAlign: 'center', margin: 0 }}
      >
        {text('transfer.fileHelp', { limit: FILE_LIMIT_MB, server: SERVER_LIMIT_MIB })}
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
