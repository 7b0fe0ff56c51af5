import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { TaskLogWindow } from './TaskLogWindow.tsx';

/** The log of a task, at the second of the two addresses the server links to. */
export default function TaskLog(props: PageProps): ReactNode {
  return <TaskLogWindow {...props} />;
}
