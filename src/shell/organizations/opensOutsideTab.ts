/**
 * Does this click open something of this server in another tab or instead of the console?
 * Downloaded files (`blob:`) and other hosts have no organization.
 *
 * @param base base path with slashes at both ends
 */
export function opensOutsideTab(event: MouseEvent, base: string): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return false;
  const { origin, pathname, protocol } = new URL(link.href);
  if (protocol === 'blob:' || origin !== window.location.origin) return false;
  const beside =
    event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey || link.target !== '';
  return beside || !pathname.startsWith(base);
}
