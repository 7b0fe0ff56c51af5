import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { JobDetail } from './JobDetail.tsx';

/** A run with its results. */
export default function HistoryExecutionDetail(props: PageProps): ReactNode {
  return <JobDetail {...props} runOf={(run) => run} />;
}
