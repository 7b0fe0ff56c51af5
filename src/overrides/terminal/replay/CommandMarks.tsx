import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RecordedCommand } from './recordedCommands.ts';

const WHOLE_PERCENT = 100;

interface CommandMarksProps {
  readonly commands: readonly RecordedCommand[];
  /** How long the recording is. */
  readonly seconds: number;
}

/**
 * Where commands ran, above the time line: a stroke for each, a red triangle for a dangerous one. The list of
 * commands has the same in words, so they are for the eye only, and a press goes to the time line below.
 */
export function CommandMarks({ commands, seconds }: CommandMarksProps): ReactNode {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {commands.map(({ id, at, dangerous }) => (
        <Box
          key={id}
          data-mark={dangerous ? 'dangerous' : 'ordinary'}
          sx={{
            position: 'absolute',
            top: dangerous ? -2 : 0,
            transform: 'translateX(-50%)',
            ...(dangerous
              ? {
                  width: 12,
                  height: 11,
                  bgcolor: 'error.main',
                  clipPath: 'polygon(50% 100%, 0 0, 100% 0)',
                }
              : { width: 2, height: 8, bgcolor: 'text.secondary' }),
          }}
          style={{ left: `${seconds > 0 ? (at / seconds) * WHOLE_PERCENT : 0}%` }}
        />
      ))}
    </Box>
  );
}
