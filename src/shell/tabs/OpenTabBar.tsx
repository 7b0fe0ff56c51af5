import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { TAB_BAR_PX } from './tabBarSize.ts';
import { tabKey } from './tabKey.ts';
import { TabMenu, type OpenTabMenu } from './TabMenu.tsx';
import { TabBarNav, TabList, VisuallyHidden, TabItem, TabLink } from './tabParts.ts';
import { find, neighbourOf, type Tab, addressOf } from './tabs.ts';
import { tellApart } from './tellApart.ts';
import { useCutTabs } from './useCutTabs.ts';
import type { Closing, OpenTabs } from './useTabs.ts';
import { useText } from '../../i18n/useText.ts';
import { detailTitle } from '../../pages/titles.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import CloseIcon from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import PushPinIcon from '@mui/icons-material/PushPin';
import Box from '@mui/material/Box';
import { BarMenu } from '../BarMenu.tsx';
import { IconPush } from '../../theme/buttons.ts';
import { scrollToShow } from './scrolling.ts';

/** A list of links with close buttons; Tab stops at one of them, arrow keys move between them. */
export function OpenTabBar({ open }: { readonly open: OpenTabs }): ReactNode {
  const { tabs, active } = open;
  const text = useText();
  const titleOf = useTabTitle();
  const help = useId();
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const continueAt = useRef<string>(undefined);
  const [focused, setFocused] = useState<string>();
  const [menu, setMenu] = useState<OpenTabMenu>();
  const titles = tellApart(tabs.map(titleOf));
  const cut = useCutTabs(list, tabs);
  useTabBarScroll(list, JSON.stringify([active?.path, titles, cut.size > 0]));

  // When the focused tab is closed, its neighbour gets the focus.
  useEffect(() => {
    if (continueAt.current !== undefined) linkOf(list.current, continueAt.current)?.focus();
    continueAt.current = undefined;
  }, [tabs]);

  const closing = (tab: Tab, run: () => Closing) => {
    const inside = nav.current?.contains(document.activeElement) ?? false;
    const { remaining, leaves } = run();
    if (!inside || leaves) return;
    const stays = find(remaining, tab.path) !== undefined;
    continueAt.current = stays ? tab.path : neighbourOf(tabs, tab.path, remaining);
  };
  const openMenu = (tab: Tab) => setMenu({ tab, anchor: linkOf(list.current, tab.path) });
  const press = (event: KeyboardEvent, tab: Tab) => {
    const act = tabKey(event, tabs, tab);
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'focus') linkOf(list.current, act.path)?.focus();
    else if (act.kind === 'close') closing(tab, () => open.closeOne(tab));
    else openMenu(tab);
  };

  // Prevents the browser's own context menu.
  return (
    <TabBarNav
      ref={nav}
      aria-label={text('tabBar.label')}
      aria-describedby={help}
      style={{ height: TAB_BAR_PX }}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      <VisuallyHidden id={help} hidden>
        {text('tabBar.help')}
      </VisuallyHidden>
      <TabList ref={list}>
        {tabs.map((tab, place) => (
          <PageTab
            key={tab.path}
            tab={tab}
            title={titles[place] ?? ''}
            active={tab === active}
            isCut={cut.has(tab.path)}
            inTabOrder={tab.path === (focused ?? active?.path ?? tabs[0]?.path)}
            onFocus={() => setFocused(tab.path)}
            onPress={(event) => press(event, tab)}
            onClose={() => closing(tab, () => open.closeOne(tab))}
            onMenu={() => openMenu(tab)}
          />
        ))}
      </TabList>
      {cut.size > 0 && (
        <BarMenu
          label={text('tabBar.more', { smart_count: cut.size })}
          button={
            <>
              <ExpandMore aria-hidden sx={{ fontSize: 18 }} />
              <Box component="span" sx={{ typography: 'caption' }}>
                {cut.size}
              </Box>
            </>
          }
          choices={[
            ...tabs.flatMap((tab, place) =>
              cut.has(tab.path)
                ? [{ key: tab.path, label: titles[place] ?? '', to: addressOf(tab) }]
                : [],
            ),
            {
              key: 'others',
              label: text('tabBar.closeOthers'),
              onPress: () => active && closing(active, () => open.closeOthers(active)),
            },
          ]}
        />
      )}
      <TabMenu
        menu={menu}
        label={menu ? (titles[tabs.indexOf(menu.tab)] ?? titleOf(menu.tab)) : ''}
        open={open}
        closing={closing}
        onClose={() => setMenu(undefined)}
      />
    </TabBarNav>
  );
}

function linkOf(list: HTMLElement | null, path: string): HTMLElement | null {
  const links = list?.querySelectorAll<HTMLElement>('[data-tab]') ?? [];
  return [...links].find(({ dataset }) => dataset['tab'] === path) ?? null;
}

/**
 * The title of a tab: its route's title with the record's name, or 'no-name' while that is unknown
 * (spec 1, section 2.5).
 */
function useTabTitle(): (tab: Tab) => string {
  const routes = useRoutes();
  const text = useText();
  return ({ path, name }) => {
    const title = routes.match(path)?.route.title ?? '';
    const said = title === '' ? '' : text(title).trim();
    if (said === '') return name ?? text('tabBar.noName');
    return name === undefined ? said : detailTitle(said, name);
  };
}

const MIDDLE_BUTTON = 1;

interface PageTabProps {
  readonly tab: Tab;
  readonly title: string;
  readonly active: boolean;
  /** Not wholly on show. */
  readonly isCut: boolean;
  /** The tab stop of the bar. */
  readonly inTabOrder: boolean;
  readonly onFocus: () => void;
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly onMenu: () => void;
}

/** A visited page: a link and, unless it is pinned, a close button. */
function PageTab(props: PageTabProps): ReactNode {
  const { tab, title, active, inTabOrder, onClose } = props;
  const text = useText();
  const tabIndex = inTabOrder ? 0 : -1;
  return (
    <TabItem
      data-cut={props.isCut || undefined}
      onFocus={props.onFocus}
      onKeyDown={props.onPress}
      onContextMenu={props.onMenu}
      onMouseDown={(event) => {
        // The middle button closes the tab and must not start scrolling.
        if (event.button === MIDDLE_BUTTON && !tab.pinned) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button !== MIDDLE_BUTTON || tab.pinned) return;
        event.preventDefault();
        onClose();
      }}
    >
      <TabLink
        to={addressOf(tab)}
        data-tab={tab.path}
        title={title}
        tabIndex={tabIndex}
        {...(active && { 'aria-current': 'page' as const })}
      >
        {title}
      </TabLink>
      {tab.pinned ? (
        <PushPinIcon titleAccess={text('tabBar.pinned')} sx={{ fontSize: 14, marginInline: 1 }} />
      ) : (
        <IconPush
          tabIndex={tabIndex}
          aria-label={text('tabBar.closeOne', { title })}
          onClick={onClose}
          style={{ padding: 4 }}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconPush>
      )}
    </TabItem>
  );
}

/**
 * Keeps the active tab in view (spec 1, section 9: tab scroll padding), and lets the wheel scroll
 * the bar sideways.
 *
 * @param shown changes whenever the active tab may have moved
 */
function useTabBarScroll(list: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const reveal = () => {
      const bar = list.current;
      const tab = bar?.querySelector('[aria-current]')?.closest('li');
      if (!bar || !tab) return;
      const left = scrollToShow(
        { start: tab.offsetLeft, width: tab.offsetWidth },
        { start: bar.scrollLeft, width: bar.clientWidth },
      );
      if (left !== bar.scrollLeft) bar.scrollTo({ left });
    };
    // Measured earlier, the new page would be laid out twice.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [list, shown]);

  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    const scroll = (event: WheelEvent) => {
      const wide = bar.scrollWidth > bar.clientWidth;
      if (!wide || event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return;
      bar.scrollBy({ left: event.deltaY });
      event.preventDefault();
    };
    bar.addEventListener('wheel', scroll, { passive: false });
    return () => bar.removeEventListener('wheel', scroll);
  }, [list]);
}
