import type { ReactNode } from 'react';
import type { TextKey } from '#project/generated/texts.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { HeaderSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { isObject } from '@gatehouse-console/engine/api/unknownValues.ts';
import Box from '@mui/material/Box';
import {
  StatusIcon,
  type StatusSignProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { runOutcome, type RunOutcome } from './runOutcome.ts';

/** How the run of this page went, or the last one of a task or a version; nothing before the first. */
export default function RunHeader({ record = { id: '' } }: HeaderSlotProps): ReactNode {
  const {
    latest_execution: last,
    last_success: own,
  }: RecordOf<'ops.task' | 'ops.adhoc' | 'ops.adhocexecution'> = record;
  if (own !== undefined) return <RunBadge run={record} />;
  return isObject(last) ? <RunBadge run={last} /> : null;
}

const SIGNS = {
  succeeded: { shape: 'check', tone: 'good', words: 'jobs.run.succeeded' },
  failed: { shape: 'cross', tone: 'bad', words: 'jobs.run.failed' },
  running: { shape: 'dot', tone: 'quiet', words: 'jobs.run.running' },
} as const satisfies Readonly<
  Record<RunOutcome['state'], StatusSignProps & { readonly words: TextKey }>
>;

/** How a run went, beside the heading: sign and words. */
function RunBadge({ run }: { readonly run: RecordOf<'ops.adhocexecution'> }): ReactNode {
  const text = useText();
  const { state, failed, total } = runOutcome(run);
  const { words, ...sign } = SIGNS[state];
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
      <StatusIcon {...sign} inWords label={text(words, { smart_count: total, failed })} />
    </Box>
  );
}
