import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import { Card } from '../../controls/Card.tsx';
import { useText } from '../../i18n/useText.ts';

interface ListCardProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

/** A card with a list, or a text when it is empty. */
export function ListCard({ title, children }: ListCardProps) {
  const text = useText();
  return (
    <Card title={title} note={children.length > 0 ? children.length : undefined}>
      {children.length > 0 ? (
        <Box
          component="ul"
          sx={{ margin: 0, padding: '8px 16px 8px 36px', overflowWrap: 'anywhere' }}
        >
          {children}
        </Box>
      ) : (
        <EmptyLine>{text('jobs.hosts.none')}</EmptyLine>
      )}
    </Card>
  );
}
