import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '../theme/SkeletonBlock.ts';
import { useText } from '../i18n/useText.ts';

/** Shown in the shell while the first page loads. */
export function PageSkeleton(): ReactNode {
  const text = useText();
  return (
    <Box component="output" aria-busy aria-label={text('app.loading')} sx={{ display: 'block' }}>
      <SkeletonBlock style={{ width: 180, height: 24 }} />
      <SkeletonBlock style={{ height: 320, marginTop: 12 }} />
    </Box>
  );
}
