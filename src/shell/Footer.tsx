import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { app } from '../../generated/app.ts';
import { useSession } from '../session/SessionContext.ts';

/** Corporation and version (spec 1, section 2.3). */
export function Footer(): ReactNode {
  const { corporation } = useSession().settings.XPACK_LICENSE_INFO;
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        px: 4,
        py: 2,
        typography: 'caption',
        color: 'text.secondary',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <span>{corporation}</span>
      <span>{app.version}</span>
    </Box>
  );
}
