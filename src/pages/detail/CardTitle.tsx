import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CardTitleProps {
  /** For `aria-labelledby` of the card. */
  readonly id: string;
  readonly children: ReactNode;
}

export function CardTitle({ id, children }: CardTitleProps) {
  return (
    <Box
      component="h2"
      id={id}
      sx={{
        typography: 'h3',
        margin: 0,
        padding: '10px 16px',
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
