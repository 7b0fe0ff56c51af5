import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { afterPage } from '../afterPage.ts';
import { useEarlierVisits } from './earlierVisits.ts';
import type TabStrip from './TabStrip.tsx';
import { STRIP_PX } from './stripSize.ts';

type StripProps = ComponentProps<typeof TabStrip>;

/** Its absence costs the strip, never the console. */
const Strip = lazy<(props: StripProps) => ReactNode>(
  afterPage(() => import('./TabStrip.tsx').catch(() => ({ default: () => null }))),
);

/** The strip of visited pages, which comes after the first screen into the room kept for it. */
export function VisitedPages(props: Omit<StripProps, 'earlier'>): ReactNode {
  const earlier = useEarlierVisits(props.view.name);
  return (
    <Suspense fallback={props.mobile ? null : <div style={{ height: STRIP_PX }} />}>
      <Strip {...props} earlier={earlier} />
    </Suspense>
  );
}
