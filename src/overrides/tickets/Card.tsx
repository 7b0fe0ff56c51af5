import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

export interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a ticket's page under its own heading. */
export function Card({ title, children }: CardProps): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 5 }}>
      <Box component="h2" id={id} sx={{ typography: 'h3', margin: 0, marginBottom: 2 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
