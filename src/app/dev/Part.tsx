import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CardHeading } from '../../controls/CardHeading.tsx';

interface PartProps {
  /** The name of the component; the same in all languages. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A control in all of its states. */
export function Part({ name, children }: PartProps): ReactNode {
  const id = `part-${name}`;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ padding: 4, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <CardHeading id={id} title={name} />
      <Box
        sx={{
          marginTop: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          alignItems: 'flex-start',
          '& > *': { minWidth: 0, maxWidth: '100%' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
