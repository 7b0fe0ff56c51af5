import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

/** More names would not be read. */
const NAMES_SHOWN = 8;

/** The names of the records of a confirmation; of many, the first ones and the number of the others. */
export function ConfirmedNames({ names }: { readonly names: readonly string[] }): ReactNode {
  const text = useText();
  const shown = names.length > NAMES_SHOWN + 1 ? names.slice(0, NAMES_SHOWN) : names;
  const others = names.length - shown.length;
  return (
    <Box component="ul" sx={{ margin: '8px 0 0', paddingInlineStart: 5, color: 'text.primary' }}>
      {shown.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {others > 0 && <li>{text('pages.moreNames', { smart_count: others })}</li>}
    </Box>
  );
}
