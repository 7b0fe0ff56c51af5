import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';

/** A part of a page about oneself, under its own heading. */
export function OwnCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Box
        component="h2"
        id={id}
        sx={{
          typography: 'h3',
          margin: 0,
          padding: '10px 16px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {title}
      </Box>
      {children}
    </Paper>
  );
}

/** One line of such a part: what it is about, and what can be done. */
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
