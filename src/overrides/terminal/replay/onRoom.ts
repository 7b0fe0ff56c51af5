/**
 * Tells how much room an element has: the width it is laid out in, and the height that its `max-height` allows, in
 * pixels; at once and after every change of the window.
 *
 * @returns stops telling
 */
export function onRoom(
  element: HTMLElement,
  tell: (width: number, height: number) => void,
): () => void {
  const measure = () => {
    const { maxHeight, paddingLeft, paddingRight, paddingTop, paddingBottom } =
      getComputedStyle(element);
    const height = Number.parseFloat(maxHeight);
    const across = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const down = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    tell(element.clientWidth - across, Number.isNaN(height) ? Infinity : height - down);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(element);
  globalThis.addEventListener('resize', measure);
  return () => {
    sizes.disconnect();
    globalThis.removeEventListener('resize', measure);
  };
}
