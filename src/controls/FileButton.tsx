import FileIcon from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode, type Ref } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Accessible name of the file input, when it says more than the button. */
  readonly inputLabel?: string;
  readonly accept?: string;
  readonly disabled?: boolean;
  /** The main button of its dialog. */
  readonly primary?: boolean;
  /** Name of the chosen file, shown beside the button. */
  readonly fileName?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  onFiles(files: readonly File[]): void;
}

/** The button that chooses a file. The same file can be chosen again after a correction. */
export function FileButton(props: FileButtonProps): ReactNode {
  const { label, inputLabel = label, accept, disabled = false, primary, fileName } = props;
  const { describedBy, invalid, buttonRef, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button
        ref={buttonRef}
        variant={primary ? 'contained' : 'outlined'}
        startIcon={<FileIcon />}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {fileName !== undefined && (
        <Box component="span" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Box>
      )}
    </Box>
  );
}
