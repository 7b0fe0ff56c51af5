import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import DetailPage, { type DetailPageProps } from '../../pages/detail/DetailPage.tsx';
import type { FieldRecord } from '../../fields/values.ts';
import { HostResults } from './HostResults.tsx';
import { optionsOf } from './jobOptions.ts';
import { stepsOf } from './jobSteps.ts';
import { OptionsCard } from './OptionsCard.tsx';
import { StepsCard } from './StepsCard.tsx';

/** A task, a version of it or a run. */
type JobRecord = RecordOf<'ops.task' | 'ops.adhoc' | 'ops.adhocexecution'>;

export interface JobDetailProps extends Omit<DetailPageProps, 'beside'> {
  /** The run whose results the page shows; none before the first one. */
  runOf(record: JobRecord): unknown;
}

/** The detail page of a task, a version or a run: its steps, and the hosts of the run it tells of. */
export function JobDetail({ runOf, ...page }: JobDetailProps): ReactNode {
  return (
    <DetailPage
      {...page}
      beside={(tab, record) => {
        const run = runOf(record);
        const steps = stepsOf(record);
        const { options: given }: JobRecord = record;
        const options = optionsOf(given);
        if (!tab.card) return null;
        return (
          <Box sx={{ display: 'grid', gap: 4, marginTop: 4 }}>
            {steps.length > 0 && <StepsCard steps={steps} />}
            {options.length > 0 && <OptionsCard options={options} />}
            {isRecord(run) && (
              <HostResults run={run} {...(typeof run.id === 'string' && { log: run.id })} />
            )}
          </Box>
        );
      }}
    />
  );
}

function isRecord(value: unknown): value is FieldRecord {
  return typeof value === 'object' && value !== null;
}
