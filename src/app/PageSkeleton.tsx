import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/useWords.ts';

/** The shape of what comes, while the very first page loads inside the shell. */
export function PageSkeleton(): ReactNode {
  const words = useWords();
  return (
    <Box component="output" aria-busy aria-label={words('app.loading')} sx={{ display: 'block' }}>
      <Skeleton variant="text" width={180} height={32} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Box>
  );
}
