import { useEffect } from 'react';
import { loadMenu } from './loadMenu.ts';

/** By then the first screen is shown, even on a slow connection. */
const REST_MS = 2000;

/** Loads the menus after the first screen, so that the first one opens at once. */
export function usePreloadedMenus(): void {
  useEffect(() => {
    // After a failure the first press loads them again and reports it.
    const timer = setTimeout(() => void loadMenu().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
}
