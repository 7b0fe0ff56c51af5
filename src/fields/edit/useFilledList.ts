import { useEffect, useEffectEvent } from 'react';

/**
 * Fetches more as long as the open list of options has room left: what cannot be scrolled would never
 * be scrolled near its end (spec 1, section 7).
 *
 * @param listId of the list in the page
 * @param count options in it
 */
export function useFilledList(
  open: boolean,
  listId: string,
  count: number,
  loadMore: () => void,
): void {
  const fill = useEffectEvent(() => {
    const list = document.getElementById(listId);
    if (list && list.clientHeight > 0 && list.scrollHeight <= list.clientHeight) loadMore();
  });
  useEffect(() => {
    if (!open) return undefined;
    // The list is drawn in its place a frame after its options.
    const frame = requestAnimationFrame(() => fill());
    return () => cancelAnimationFrame(frame);
  }, [open, listId, count]);
}
