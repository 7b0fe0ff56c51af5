import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import type { TabModel } from '../../../codegen/model/resources.ts';
import { useText } from '../../i18n/useText.ts';

export interface DetailTabsProps {
  readonly tabs: readonly TabModel[];
  readonly active: TabModel;
  onChange(key: string): void;
  /** A badge for a tab, by its key. */
  readonly marks?: Readonly<Record<string, string>> | undefined;
  /** The accessible name of the tab bar; by default that of the tabs of a record. */
  readonly label?: string | undefined;
  /** Whether a tab is enabled; by default every tab is. */
  isOpen?(tab: TabModel): boolean;
  readonly children: ReactNode;
}

/** The tab bar of a record and its open tab; a single tab has no tab bar. */
export function DetailTabs(props: DetailTabsProps) {
  const { tabs, active, onChange, marks, label, isOpen, children } = props;
  const text = useText();
  if (tabs.length === 1) return children;
  return (
    <>
      <Tabs
        value={active.key}
        onChange={(_, key: string) => onChange(key)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={label ?? text('pages.detail.tabs')}
        sx={{ marginBottom: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            label={marks?.[tab.key] ? `${text(tab.label)} (${marks[tab.key]})` : text(tab.label)}
            disabled={isOpen?.(tab) === false}
            id={`tab-${tab.key}`}
            aria-controls={tab.key === active.key ? `panel-${tab.key}` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${active.key}`} aria-labelledby={`tab-${active.key}`}>
        {children}
      </Box>
    </>
  );
}
