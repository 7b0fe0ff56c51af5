/**
 * The landmark that a button stands in: its menu is drawn there too, and not at the end of the
 * document, so that whoever goes from landmark to landmark finds it (axe: region).
 */
export function landmarkOf(element: HTMLElement | null): Element | null {
  return element?.closest('header, nav, main') ?? null;
}
