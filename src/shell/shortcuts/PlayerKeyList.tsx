import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Keys } from './Keys.tsx';
import { PLAYER_KEYS } from './playerKeys.ts';

/** The keys of the player of recordings, which cannot be changed. */
export function PlayerKeyList(): ReactNode {
  const text = useText();
  return (
    <section aria-labelledby="shortcuts-player">
      <Box component="h3" id="shortcuts-player" sx={{ typography: 'h3', mt: 4, mb: 1 }}>
        {text('playerKeys.title')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {PLAYER_KEYS.map(({ does, shown, name }) => (
          <Box
            key={does}
            component="li"
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, minHeight: 28 }}
          >
            <span>{text(name)}</span>
            <Keys chord={shown} />
          </Box>
        ))}
      </Box>
    </section>
  );
}
