import type { ComponentProps, ReactNode } from 'react';
import { framePart } from '../framePart.ts';
import { useEarlierVisits } from './earlierVisits.ts';
import type TabStrip from './TabStrip.tsx';
import { STRIP_PX } from './stripSize.ts';

type StripProps = ComponentProps<typeof TabStrip>;

const Strip = framePart(() => import('./TabStrip.tsx'));

/** The strip of visited pages, which comes after the first screen into the room kept for it. */
export function VisitedPages(props: Omit<StripProps, 'earlier'>): ReactNode {
  const earlier = useEarlierVisits(props.view.name);
  return (
    <Strip
      fallback={props.mobile ? null : <div style={{ height: STRIP_PX }} />}
      {...props}
      earlier={earlier}
    />
  );
}
