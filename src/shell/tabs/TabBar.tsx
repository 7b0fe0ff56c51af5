import type { ReactNode } from 'react';
import type { ViewModel } from '../../../codegen/model/routes.ts';
import type { EarlierVisits } from './earlierVisits.ts';
import { OpenTabBar } from './OpenTabBar.tsx';
import { useTabs } from './useTabs.ts';

interface TabBarProps {
  readonly view: ViewModel;
  /** Narrow window: one tab alone tells nothing and takes room. */
  readonly mobile: boolean;
  /** Pages on show before this code was there. */
  readonly earlier: EarlierVisits;
}

/** The visited pages of a view above the page on show (spec 1, section 2.5). */
export default function TabBar({ view, mobile, earlier }: TabBarProps): ReactNode {
  const open = useTabs(view, earlier);
  if (open.tabs.length < (mobile ? 2 : 1)) return null;
  return <OpenTabBar open={open} />;
}
