import { Suspense, type ReactNode } from 'react';
import { LoadingBox } from '../../pages/LoadingBox.tsx';
import type { PageProps } from '../../pages/page.ts';
import { CommandPage } from './CommandPage.tsx';

const HEIGHT_PX = 480;

/** One command on many hosts, in the console. */
export default function BatchCommand(props: PageProps): ReactNode {
  return (
    <Suspense fallback={<LoadingBox height={HEIGHT_PX} />}>
      <CommandPage {...props} />
    </Suspense>
  );
}
