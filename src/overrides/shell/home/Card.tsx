import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Card({ title, lead, children }: CardProps): ReactNode {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 } }}>
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0 }}>
        {title}
      </Box>
      {lead !== undefined && (
        <Box component="p" sx={{ typography: 'body2', m: 0, mt: 0.5, color: 'text.secondary' }}>
          {lead}
        </Box>
      )}
      <Box sx={{ mt: 4 }}>{children}</Box>
    </Paper>
  );
}
