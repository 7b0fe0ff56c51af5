/** Where the focus goes when what had it is gone: the rows of the page, else its main part. */
const PLACES = ['main section[tabindex="0"]', 'main'];

/**
 * Gives the focus a place again once the page is drawn, where it fell out of it: its button went with
 * the row, or closed (WCAG 2.2, criterion 2.4.3). Whoever has gone on meanwhile is left alone.
 *
 * @param from what had the focus, and takes it again where it can
 */
export function recoverFocus(from?: Element | null): void {
  const recover = () => {
    const { activeElement, body } = document;
    const lost = !activeElement || activeElement === body;
    if (!lost && !(from && activeElement !== from && activeElement.contains(from))) return;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
    if (document.activeElement !== activeElement) return;
    if (lost) focusRows();
  };
  // What opens again is drawn with the frame, or right behind it.
  requestAnimationFrame(() => setTimeout(recover));
}

/** For a press that takes its own button away. */
export function focusRows(): void {
  for (const place of PLACES) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found.focus();
  }
}
