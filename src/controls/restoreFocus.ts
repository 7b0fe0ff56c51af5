/** Takes the focus when the focused element is gone: the rows of the page, else its main part. */
const PLACES = ['main section[tabindex]', 'main'];

/**
 * Restores the focus after it was lost with its element: a row was removed, a button disabled (WCAG
 * 2.2, criterion 2.4.3). Does nothing when the user has focused something else.
 *
 * @param from the element that had the focus; preferred when it can take it
 */
export function restoreFocus(from?: Element | null): void {
  const recover = () => {
    const { activeElement, body } = document;
    const lost = !activeElement || activeElement === body;
    if (!lost && !(from && activeElement !== from && activeElement.contains(from))) return;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
    if (document.activeElement !== activeElement) return;
    if (lost) focusRows();
  };
  // A dialog that reopens is rendered by then.
  requestAnimationFrame(() => setTimeout(recover));
}

/** For a button that removes itself. A menu takes the focus back first: after its entries, `restoreFocus` is right. */
export function focusRows(): void {
  for (const place of PLACES) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found.focus();
  }
}
