import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useFormats } from '../i18n/useFormats.ts';
import { useText } from '../i18n/useText.ts';

interface CutNoticeProps {
  readonly shown: number;
  readonly total: number;
}

/** Says that a list is longer than what is shown of it; nothing when it is whole. */
export function CutNotice({ shown, total }: CutNoticeProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  if (shown >= total) return null;
  return (
    <FormHelperText role="status">
      {text('cutList', { shown: number(shown), total: number(total) })}
    </FormHelperText>
  );
}
