import { CardHeading } from '@gatehouse-console/engine/controls/CardHeading.tsx';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

interface TicketPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a ticket's page under its own heading. */
export function TicketPart({ title, children }: TicketPartProps): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 5 }}>
      <Box sx={{ marginBottom: 2 }}>
        <CardHeading id={id} title={title} />
      </Box>
      {children}
    </Box>
  );
}
