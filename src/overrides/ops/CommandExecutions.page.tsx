import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { CommandPage } from './CommandPage.tsx';

/** One command on many hosts, at the workbench. */
export default function CommandExecutions(props: PageProps): ReactNode {
  return <CommandPage {...props} />;
}
