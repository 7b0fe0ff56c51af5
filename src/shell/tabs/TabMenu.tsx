import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { Choice } from '../../controls/menus/choice.ts';
import { ChoiceMenu } from '../../controls/menus/ChoiceMenu.tsx';
import { closable, type Tab } from './tabs.ts';
import type { Closing, OpenTabs } from './useTabs.ts';
import { undoNotice } from '../../pages/undo/undoNotice.ts';
import { useText } from '../../i18n/useText.ts';
import { useTabStrip } from './useTabStrip.ts';

/** Minimum width (spec 1, section 9: context menu width). */
const MENU_MIN_PX = 105;

export interface OpenTabMenu {
  readonly tab: Tab;
  readonly anchor: HTMLElement | null;
}

interface TabMenuProps {
  /** The tab with the open menu. */
  readonly menu: OpenTabMenu | undefined;
  /** Accessible name. */
  readonly label: string;
  readonly open: OpenTabs;
  /** Runs a command that closes tabs, and moves the focus. */
  readonly closing: (tab: Tab, run: () => Closing) => void;
  readonly onClose: () => void;
}

/** Refresh, close, close others, close all (spec 1, section 2.5), and hide the bar. */
export function TabMenu({ menu, label, open, closing, onClose }: TabMenuProps): ReactNode {
  const text = useText();
  const notify = useNotify();
  const [, hide] = useTabStrip();
  const hideBar = () => {
    hide(true);
    notify(
      ...undoNotice(text('tabBar.hidden'), async () => {
        hide(false);
      }),
    );
  };
  return (
    <ChoiceMenu
      anchor={menu?.anchor ?? null}
      label={label}
      minWidthPx={MENU_MIN_PX}
      dense
      onClose={onClose}
      choices={menu ? choicesFor(menu.tab) : []}
    />
  );

  function choicesFor(tab: Tab): readonly Choice[] {
    const { tabs } = open;
    const none = closable(tabs).length === 0;
    const noOthers = closable(tabs, tab.path).length === 0;
    return [
      { key: 'refresh', label: text('pages.list.refresh'), onPress: () => open.refresh(tab) },
      {
        key: 'close',
        label: text('forms.close'),
        closed: tab.pinned ? text('tabBar.staysOpen') : undefined,
        onPress: () => closing(tab, () => open.closeOne(tab)),
      },
      {
        key: 'others',
        label: text('tabBar.closeOthers'),
        closed: noOthers ? text('tabBar.noOthers') : undefined,
        onPress: () => closing(tab, () => open.closeOthers(tab)),
      },
      {
        key: 'all',
        label: text('tabBar.closeAll'),
        closed: none ? text('tabBar.noneToClose') : undefined,
        onPress: () => closing(tab, () => open.closeAll()),
      },
      { key: 'hide', label: text('tabBar.hide'), onPress: hideBar },
    ];
  }
}
