import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './GateDrawing.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** Above the title; not where a search has found nothing. */
  readonly drawing?: DrawingName;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** A failure, announced as an alert. */
  readonly failed?: boolean;
}

/** Shown instead of rows or content: a title, an explanation, an action. */
export function EmptyState({ title, drawing, children, action, failed = false }: EmptyStateProps) {
  return (
    <Box
      role={failed ? 'alert' : undefined}
      sx={{ padding: { xs: 6, sm: 12 }, textAlign: 'center', color: 'text.secondary' }}
    >
      {drawing && <Drawing name={drawing} />}
      <Box
        component="p"
        sx={{ margin: 0, fontWeight: 600, color: failed ? 'error.main' : 'text.primary' }}
      >
        {title}
      </Box>
      {children && (
        <Box sx={{ marginTop: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      )}
      {action && <Box sx={{ marginTop: 4 }}>{action}</Box>}
    </Box>
  );
}
