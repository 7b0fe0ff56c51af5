import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** A failure, announced as an alert. */
  readonly failed?: boolean;
}

/** Shown instead of rows or content: a title, an explanation, an action. */
export function EmptyState({ title, children, action, failed = false }: EmptyStateProps) {
  return (
    <Box
      role={failed ? 'alert' : undefined}
      sx={{ padding: { xs: 6, sm: 12 }, textAlign: 'center', color: 'text.secondary' }}
    >
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
