import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import type { TabModel } from '../../../codegen/model/details.ts';
import { StatusSign, type StatusSignProps } from '../../controls/StatusIcon.tsx';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import type { SwitchState } from '../form/useSwitches.ts';
import { useText } from '../../i18n/useText.ts';

const SIGNS: Readonly<Record<SwitchState, StatusSignProps>> = {
  on: { shape: 'check', tone: 'good' },
  off: { shape: 'dot', tone: 'quiet' },
  loading: { shape: 'dot', tone: 'quiet' },
};

export interface DetailTabsProps {
  readonly tabs: readonly TabModel[];
  readonly active: TabModel;
  onChange(key: string): void;
  /** A badge for a tab, by its key. */
  readonly marks?: Readonly<Record<string, string>> | undefined;
  /** What a tab sets up is on or off, by its key. */
  readonly switched?: Readonly<Record<string, SwitchState>> | undefined;
  /** The accessible name of the tab bar; by default that of the tabs of a record. */
  readonly label?: string | undefined;
  /** Whether a tab is enabled; by default every tab is. */
  isOpen?(tab: TabModel): boolean;
  readonly children: ReactNode;
}

/** The tab bar of a record and its open tab; a single tab has no tab bar. */
export function DetailTabs(props: DetailTabsProps) {
  return props.tabs.length === 1 ? props.children : <TabBar {...props} />;
}

function TabBar(props: DetailTabsProps) {
  const { tabs, active, onChange, marks, switched, label, isOpen, children } = props;
  const text = useText();
  const arrows = useScrollArrows();
  return (
    <>
      <Tabs
        {...arrows}
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
            label={<TabLabel tab={tab} mark={marks?.[tab.key]} state={switched?.[tab.key]} />}
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

interface TabLabelProps {
  readonly tab: TabModel;
  readonly mark: string | undefined;
  readonly state: SwitchState | undefined;
}

function TabLabel({ tab, mark, state }: TabLabelProps): ReactNode {
  const text = useText();
  const label = mark ? `${text(tab.label)} (${mark})` : text(tab.label);
  if (state === undefined) return label;
  const on = state === 'on';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {label}{' '}
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          fontSize: rem(SMALL_TEXT_PX),
          fontWeight: on ? 600 : 400,
          color: on ? 'success.main' : 'text.secondary',
          ...(state === 'loading' && { visibility: 'hidden' }),
        }}
      >
        <StatusSign {...SIGNS[state]} />
        {text(on ? 'pages.switch.on' : 'pages.switch.off')}
      </Box>
    </Box>
  );
}

interface ScrollArrows {
  /** The tab bar. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly action: RefObject<TabsActions | null>;
}

/**
 * Keeps the arrows of a tab bar true. Material UI reads the oldest of several observations: a bar that was hidden for
 * a moment, or that became wider, would keep an arrow that leads nowhere.
 */
function useScrollArrows(): ScrollArrows {
  const ref = useRef<HTMLDivElement>(null);
  const action = useRef<TabsActions>(null);
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => action.current?.updateScrollButtons());
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, action };
}
