import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation to another page: scrolls to the top (contract: shell, section 1), focuses the
 * page instead of the menu, and closes a menu over the page. A change of the query alone is no
 * navigation.
 */
export function useNavigationFocus(
  main: RefObject<HTMLElement | null>,
  closeMenu: () => void,
): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    closeMenu();
    main.current?.focus({ preventScroll: true });
  }, [pathname, main, closeMenu]);
}
