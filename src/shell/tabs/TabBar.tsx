import type { ReactNode } from 'react';
import { useShell } from '../shellContext.ts';
import type { EarlierVisits } from './earlierVisits.ts';
import { OpenTabBar } from './OpenTabBar.tsx';
import { useTabs } from './useTabs.ts';

/** The tab bar of a view's visited pages (spec 1, section 2.5). */
export default function TabBar({ earlier }: { readonly earlier: EarlierVisits }): ReactNode {
  const { view, menu } = useShell();
  const open = useTabs(view, earlier);
  // In a narrow window a single tab is not shown.
  if (open.tabs.length < (menu.mobile ? 2 : 1)) return null;
  return <OpenTabBar open={open} />;
}
