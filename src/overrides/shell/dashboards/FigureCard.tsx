import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useFailureText } from '../../../pages/useFailureText.ts';

interface FigureCardProps {
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  /** What stands here while nothing was answered yet, in pixels. */
  readonly height: number;
  readonly error: unknown;
  /** Undefined until there is an answer. */
  readonly children: ReactNode | undefined;
}

/** A part of the dashboard under its own heading: its figures, or why there are none. */
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
