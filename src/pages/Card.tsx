import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  /** Id of the heading, where other elements refer to it. */
  readonly id?: string;
  /** The content has a padding around it. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A card with a heading, one of several on a page. */
export function Card({ title, id, padded = false, children }: CardProps): ReactNode {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId}>
      <Box
        component="h2"
        id={headingId}
        sx={{
          typography: 'h3',
          margin: 0,
          padding: '10px 16px',
          borderBottom: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </Box>
      {padded ? <Box sx={{ padding: 4 }}>{children}</Box> : children}
    </Paper>
  );
}
