import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { JobDetail } from './JobDetail.tsx';

/** A task with the results of its last run. */
export default function TaskDetail(props: PageProps): ReactNode {
  return <JobDetail {...props} runOf={(task) => task.latest_execution} />;
}
