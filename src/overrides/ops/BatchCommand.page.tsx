import type { ReactNode } from 'react';
import type { PageProps } from '../../pages/page.ts';
import { CommandPage } from './CommandPage.tsx';

/** One command on many hosts, in the console. */
export default function BatchCommand(props: PageProps): ReactNode {
  return <CommandPage {...props} />;
}
