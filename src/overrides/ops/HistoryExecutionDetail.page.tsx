import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { JobDetail } from './JobDetail.tsx';
import { withTaskName } from './taskName.ts';

/** A run with its results. */
export default function HistoryExecutionDetail(props: PageProps): ReactNode {
  return <JobDetail {...props} runOf={(run) => run} readAs={withTaskName} />;
}
