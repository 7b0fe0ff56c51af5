import type { ComponentProps, ReactNode } from 'react';
import { framePart } from '../framePart.ts';
import { useEarlierVisits } from './earlierVisits.ts';
import type TabBar from './TabBar.tsx';
import { TAB_BAR_PX } from './tabBarSize.ts';

type TabBarProps = ComponentProps<typeof TabBar>;

const LazyTabBar = framePart(() => import('./TabBar.tsx'));

/** The bar of visited pages, which comes after the first screen into the room kept for it. */
export function VisitedPages(props: Omit<TabBarProps, 'earlier'>): ReactNode {
  const earlier = useEarlierVisits(props.view.name);
  return (
    <LazyTabBar
      fallback={props.mobile ? null : <div style={{ height: TAB_BAR_PX }} />}
      {...props}
      earlier={earlier}
    />
  );
}
