import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { ChoiceParts } from './ChoiceParts.tsx';
import { InputParts } from './InputParts.tsx';
import { LibraryParts } from './LibraryParts.tsx';
import { NoticeParts } from './NoticeParts.tsx';
import { ReactAdminParts } from './ReactAdminParts.tsx';
import { TreeParts } from './TreeParts.tsx';

/**
 * Every control of the console with its states, for development only: `npm run dev`, then
 * `/ui/dev/parts`. The labels are texts of other pages, so that no text is made for this one.
 */
export default function PartsPage(): ReactNode {
  return (
    <Box>
      <PageHeading title="src/controls" back="/" />
      <Paper
        variant="outlined"
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
      >
        <ChoiceParts />
        <InputParts />
        <TreeParts />
        <NoticeParts />
        <LibraryParts />
        <ReactAdminParts />
      </Paper>
    </Box>
  );
}
