import { useEffect, useEffectEvent } from 'react';

/**
 * Fetches more options while the open list has room: a list that does not scroll never reaches its
 * end (spec 1, section 7).
 *
 * @param listId id of the list element
 * @param count number of options
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
    // The list is rendered a frame after its options.
    const frame = requestAnimationFrame(() => fill());
    return () => cancelAnimationFrame(frame);
  }, [open, listId, count]);
}
