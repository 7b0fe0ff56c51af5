import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useFailureText } from '../../../pages/useFailureText.ts';

interface FigureCardProps {
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  /** Height in pixels while loading. */
  readonly height: number;
  readonly error: unknown;
  /** Undefined while loading. */
  readonly children: ReactNode | undefined;
}

/** A card of the dashboard with its content or a failure. */
export function FigureCard({ title, note, tools, height, error, children }: FigureCardProps) {
  const id = useId();
  const failureText = useFailureText();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', mb: 4 }}>
        <Box component="h2" id={id} sx={{ typography: 'h3', m: 0 }}>
          {title}
        </Box>
        {note !== undefined && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {note}
          </Box>
        )}
        {tools !== undefined && <Box sx={{ ml: 'auto' }}>{tools}</Box>}
      </Box>
      {error ? (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {failureText(error)}
        </Box>
      ) : (
        (children ?? <LoadingBox height={height} />)
      )}
    </Paper>
  );
}
