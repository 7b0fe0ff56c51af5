import type { ReactNode } from 'react';
import type { ViewModel } from '../../../codegen/model/routes.ts';
import type { EarlierVisits } from './earlierVisits.ts';
import { OpenTabBar } from './OpenTabBar.tsx';
import { useTabs } from './useTabs.ts';

interface TabBarProps {
  readonly view: ViewModel;
  /** In a narrow window a single tab is not shown. */
  readonly mobile: boolean;
  /** Pages visited before this code was loaded. */
  readonly earlier: EarlierVisits;
}

/** The tab bar of a view's visited pages (spec 1, section 2.5). */
export default function TabBar({ view, mobile, earlier }: TabBarProps): ReactNode {
  const open = useTabs(view, earlier);
  if (open.tabs.length < (mobile ? 2 : 1)) return null;
  return <OpenTabBar open={open} />;
}
