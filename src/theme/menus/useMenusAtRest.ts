import { useEffect } from 'react';
import { loadMenu } from './loadMenu.ts';

/** By then the first screen stands, even on a slow line. */
const REST_MS = 2000;

/** Fetches the menus once the first screen stands, so that the first one opens at once. */
export function useMenusAtRest(): void {
  useEffect(() => {
    // Where this fails, the press that needs them tries again and tells.
    const timer = setTimeout(() => void loadMenu().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
}
