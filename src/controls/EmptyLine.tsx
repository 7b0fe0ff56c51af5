import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EmptyLineProps {
  readonly failed?: boolean;
  readonly children: ReactNode;
}

/** One sentence instead of the content of a card or a panel. */
export function EmptyLine({ failed = false, children }: EmptyLineProps): ReactNode {
  return (
    <Box
      role={failed ? 'alert' : 'status'}
      sx={{
        padding: '12px 16px',
        color: failed ? 'error.main' : 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
