import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { EmptyState } from '@gatehouse-console/engine/controls/EmptyState.tsx';

interface AskFrameProps {
  readonly label: string;
  /** Columns of its grid, from the width of a window on. */
  readonly columns: { readonly sm?: string; readonly md?: string };
  readonly children: ReactNode;
}

/** Where a page about access is asked: below each other on a narrow window, and not on paper. */
export function AskFrame({ label, columns, children }: AskFrameProps): ReactNode {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 4,
        padding: 4,
        marginBottom: 4,
        alignItems: 'end',
        justifyContent: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...columns },
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Paper>
  );
}

/** In place of an answer. */
export function NoAnswer(props: Parameters<typeof EmptyState>[0]): ReactNode {
  return (
    <Paper variant="outlined">
      <EmptyState {...props} />
    </Paper>
  );
}
