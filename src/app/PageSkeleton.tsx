import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { Bone } from '../theme/Bone.ts';

/** The shape of what comes, while the very first page loads inside the shell. */
export function PageSkeleton(): ReactNode {
  const words = useWords();
  return (
    <Box component="output" aria-busy aria-label={words('app.loading')} sx={{ display: 'block' }}>
      <Bone style={{ width: 180, height: 24 }} />
      <Bone style={{ height: 320, marginTop: 12 }} />
    </Box>
  );
}
