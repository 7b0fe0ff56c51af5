import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useCopy } from '@gatehouse-console/engine/fields/show/useCopy.ts';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** A button that copies a text. */
export function CopyText({ label, text }: CopyTextProps): ReactNode {
  const copy = useCopy();
  return (
    <Button variant="outlined" disabled={text === ''} onClick={() => void copy(text)}>
      {label}
    </Button>
  );
}
