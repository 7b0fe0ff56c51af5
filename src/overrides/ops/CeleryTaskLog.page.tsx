import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { TaskLogWindow } from './TaskLogWindow.tsx';

/** The log of a task, at the address that windows of the console are opened with. */
export default function CeleryTaskLog(props: PageProps): ReactNode {
  return <TaskLogWindow {...props} />;
}
