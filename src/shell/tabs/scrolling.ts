/** Space between the active tab and the edge of the tab bar (spec 1, section 9: tab scroll padding). */
export const TAB_SCROLL_PADDING_PX = 4;

interface Span {
  readonly start: number;
  readonly width: number;
}

/** The scroll position that shows a tab with its padding; a tab wider than the bar is shown from its beginning. */
export function scrollToShow(tab: Span, shown: Span): number {
  const from = tab.start - TAB_SCROLL_PADDING_PX;
  const to = tab.start + tab.width + TAB_SCROLL_PADDING_PX;
  if (from < shown.start || to - from > shown.width) return Math.max(from, 0);
  return Math.max(to - shown.width, shown.start);
}
