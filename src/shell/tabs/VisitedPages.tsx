import type { ComponentProps, ReactNode } from 'react';
import { optionalPart } from '../optionalPart.ts';
import { useEarlierVisits } from './earlierVisits.ts';
import type TabBar from './TabBar.tsx';
import { TAB_BAR_PX } from './tabBarSize.ts';
import { useTabStrip } from './useTabStrip.ts';

type TabBarProps = ComponentProps<typeof TabBar>;

const LazyTabBar = optionalPart(() => import('./TabBar.tsx'));

/** The tab bar, loaded after the first screen, with its height reserved; nothing where the person has hidden it. */
export function VisitedPages(props: Omit<TabBarProps, 'earlier'>): ReactNode {
  const earlier = useEarlierVisits(props.view.name);
  const [hidden] = useTabStrip();
  if (hidden) return null;
  return (
    <LazyTabBar
      fallback={props.mobile ? null : <div style={{ height: TAB_BAR_PX }} />}
      {...props}
      earlier={earlier}
    />
  );
}
