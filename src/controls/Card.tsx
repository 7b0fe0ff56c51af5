import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';
import { CardHeading, type CardHeadingProps } from './CardHeading.tsx';

interface CardProps extends CardHeadingProps {
  /** The content has a padding around it. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A card with a heading, one of several on a page. `id` is that of the heading. */
export function Card({ id, padded = false, children, ...heading }: CardProps): ReactNode {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          minHeight: 45,
          padding: '4px 16px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <CardHeading {...heading} id={headingId} />
      </Box>
      {padded ? <Box sx={{ padding: 4 }}>{children}</Box> : children}
    </Paper>
  );
}
