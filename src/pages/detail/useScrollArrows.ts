import type { TabsActions } from '@mui/material/Tabs';
import { useEffect, useRef, type RefObject } from 'react';

interface ScrollArrows {
  /** The tab bar. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly action: RefObject<TabsActions | null>;
}

/**
 * Keeps the arrows of a tab bar true. Material UI reads the oldest of several observations: a bar that was hidden for
 * a moment, or that became wider, would keep an arrow that leads nowhere.
 */
export function useScrollArrows(): ScrollArrows {
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
