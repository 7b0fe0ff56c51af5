import type { ReactNode } from 'react';
import { optionalPart } from '../optionalPart.ts';
import { useShell } from '../shellContext.ts';
import { useEarlierVisits } from './earlierVisits.ts';
import { TAB_BAR_PX } from './tabBarSize.ts';
import { useTabStrip } from './useTabStrip.ts';

const LazyTabBar = optionalPart(() => import('./TabBar.tsx'));

/** The tab bar, loaded after the first screen, with its height reserved; nothing where the user has hidden it. */
export function VisitedPages(): ReactNode {
  const { view, menu } = useShell();
  const earlier = useEarlierVisits(view.name);
  const [hidden] = useTabStrip();
  if (hidden) return null;
  return (
    <LazyTabBar
      fallback={menu.mobile ? null : <div style={{ height: TAB_BAR_PX }} />}
      earlier={earlier}
    />
  );
}
