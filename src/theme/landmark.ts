/**
 * The landmark of a button. Its menu is rendered there and not at the end of the document, so that
 * it is found by landmark (axe: region).
 */
export function landmarkOf(element: HTMLElement | null): Element | null {
  return element?.closest('header, nav, main') ?? null;
}
