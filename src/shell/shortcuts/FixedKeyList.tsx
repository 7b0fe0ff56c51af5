import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { Keys } from './Keys.tsx';

export interface FixedKey {
  readonly shown: string;
  readonly name: TextKey;
}

interface FixedKeyListProps {
  readonly title: TextKey;
  readonly keys: readonly FixedKey[];
}

/** Keys that cannot be changed: they work only while the focus is in their part of a page (WCAG 2.2, criterion 2.1.4). */
export function FixedKeyList({ title, keys }: FixedKeyListProps): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'h3', mt: 4, mb: 1 }}>
        {text(title)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {keys.map(({ shown, name }) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              minHeight: 28,
            }}
          >
            <span>{text(name)}</span>
            <Keys chord={shown} />
          </Box>
        ))}
      </Box>
    </section>
  );
}
