import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * What happens when another page is shown: the window scrolls to its top (contract: shell, section 1),
 * the keyboard continues at the page and not in the menu, and a menu that lies over it closes.
 * A change of the query alone is the same page.
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
