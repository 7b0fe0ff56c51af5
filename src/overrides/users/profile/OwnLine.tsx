import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One line of a card about oneself: what it is about, and what can be done. */
export function OwnLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        padding: '6px 16px',
        minHeight: 44,
      }}
    >
      {children}
    </Box>
  );
}
