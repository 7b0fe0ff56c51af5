/** Name in the state of a navigation: the path whose tab the navigation closes. */
export const CLOSED_TAB = 'closedTab';

/** State of a navigation that closes the tab of the page it leaves. */
export function closingTab(path: string): Readonly<Record<typeof CLOSED_TAB, string>> {
  return { [CLOSED_TAB]: path.length > 1 ? path.replace(/\/+$/, '') : path };
}
