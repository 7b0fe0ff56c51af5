import { focusField } from '../../pages/form/focusField.ts';

/** A form that takes longer is not waited for: the user has gone on. */
const PATIENCE_MS = 10_000;

/**
 * Focuses the field of a form as soon as it is drawn. One that another setting hides is not drawn:
 * then its page is all that is shown.
 *
 * @returns stops waiting
 */
export function focusWhenThere(field: string): () => void {
  const isThere = () => document.getElementById(`field-${field}`) !== null;
  const observer = new MutationObserver(() => {
    if (isThere()) focus();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  function focus(): void {
    stop();
    // The frame after: the page of the form moves the focus when it opens.
    requestAnimationFrame(() => focusField(field));
  }
  if (isThere()) focus();
  else observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
