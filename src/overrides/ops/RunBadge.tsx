import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import { StatusIcon, type StatusSignProps } from '../../controls/StatusIcon.tsx';
import { useText } from '../../i18n/useText.ts';
import { runOutcome, type RunOutcome } from './runOutcome.ts';

const SIGNS = {
  succeeded: { shape: 'check', tone: 'good' },
  failed: { shape: 'cross', tone: 'bad' },
  running: { shape: 'dot', tone: 'quiet' },
} as const satisfies Readonly<Record<RunOutcome['state'], StatusSignProps>>;

/** How a run went, beside the heading: sign and words. */
export function RunBadge({ run }: { readonly run: RecordOf<'ops.adhocexecution'> }): ReactNode {
  const text = useText();
  const { state, failed, total } = runOutcome(run);
  return (
    <Box
      component="p"
      sx={{
        margin: 0,
        padding: '4px 12px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <StatusIcon
        {...SIGNS[state]}
        inWords
        label={text(`jobs.run.${state}`, { smart_count: total, failed })}
      />
    </Box>
  );
}
