import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { JobDetail } from './JobDetail.tsx';

/** A version of a task with the results of its last run. */
export default function AdhocDetail(props: PageProps): ReactNode {
  return <JobDetail {...props} runOf={(version) => version.latest_execution} />;
}
