import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CardHeadingProps {
  readonly id?: string;
  readonly title: string;
  /** In smaller letters beside the title. */
  readonly note?: ReactNode;
  /** Buttons at the end of the line. */
  readonly tools?: ReactNode;
}

/** The heading of a card, or of a part of a page that is drawn like one. */
export function CardHeading({ id, title, note, tools }: CardHeadingProps): ReactNode {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box
        component="h2"
        id={id}
        sx={{ typography: 'h3', margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {title}
      </Box>
      {note !== undefined && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
      {tools !== undefined && <Box sx={{ marginInlineStart: 'auto' }}>{tools}</Box>}
    </Box>
  );
}
