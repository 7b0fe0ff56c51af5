import { useMedia } from '../theme/useMedia.ts';
import { useCallback, useState } from 'react';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { MOBILE_BELOW_PX } from '../theme/sizes.ts';

/** Cookie of the side menu: `1` open, `0` collapsed; open by default (spec 1, section 2.3). */
export const MENU_COOKIE = 'sidebarStatus';
const MENU_COOKIE_LIFETIME_MS = 365 * 24 * 3_600_000;

/** State of the side menu. */
export function useMenuState() {
  const mobile = useMedia(`(max-width: ${MOBILE_BELOW_PX - 0.05}px)`);
  const [collapsed, setCollapsed] = useState(() => readCookie(MENU_COOKIE) === '0');
  const [drawerOpen, setDrawerOpen] = useState(false);

  // A change of the window's width closes a menu over the page.
  const [wasMobile, setWasMobile] = useState(mobile);
  if (wasMobile !== mobile) {
    setWasMobile(mobile);
    setDrawerOpen(false);
  }

  const toggle = useCallback(() => {
    if (mobile) {
      setDrawerOpen((open) => !open);
      return;
    }
    writeCookie(MENU_COOKIE, collapsed ? '1' : '0', MENU_COOKIE_LIFETIME_MS);
    setCollapsed(!collapsed);
  }, [mobile, collapsed]);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  return {
    /** Narrow window: the menu is over the page and closes on navigation. */
    mobile,
    /** Wide window: only icons are shown. */
    collapsed: collapsed && !mobile,
    /** Narrow window: the menu is open. */
    drawerOpen,
    toggle,
    closeDrawer,
  };
}

export type MenuState = Readonly<ReturnType<typeof useMenuState>>;
