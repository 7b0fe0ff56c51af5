import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

/** How long the button says "copied" (spec 1, section 9). */
const COPIED_MS = 1400;

export interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** A button that copies a text and says so for a moment. */
export function CopyText({ label, text }: CopyTextProps): ReactNode {
  const translate = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      variant="outlined"
      disabled={text === ''}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      {copied ? translate('jobs.log.copied') : label}
    </Button>
  );
}
