import { useEffect, useRef } from 'react';

interface Pointing {
  /** The pointer or the focus is somewhere else; undefined when it is in the tools themselves. */
  onPoint(element: Element | undefined): void;
  onChoose(element: Element): void;
  onEscape(): void;
}

/** What follows a press of the pointer, and must not reach the page. */
const FOLLOWING = ['mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick'] as const;
const MAIN_BUTTON = 0;

/**
 * Takes clicks and Enter away from the page and tells what they were about. Tab, scrolling and clicks with Control or
 * Command go on as ever, so that a menu can be opened meanwhile.
 *
 * @param host the element of the tools, whose own events stay
 */
export function usePointing(host: HTMLElement, pointing: Pointing): void {
  const latest = useRef(pointing);
  useEffect(() => {
    latest.current = pointing;
  });
  useEffect(() => {
    const isOwn = (event: Event) => event.composedPath().includes(host);
    const passes = (event: MouseEvent) =>
      isOwn(event) || event.ctrlKey || event.metaKey || event.button !== MAIN_BUTTON;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const move = (event: PointerEvent) =>
      latest.current.onPoint(isOwn(event) ? undefined : elementAt(event));
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && !isOwn(event)) latest.current.onPoint(event.target);
    };
    const choose = (event: PointerEvent) => {
      if (passes(event)) return;
      stop(event);
      const element = elementAt(event);
      if (element) latest.current.onChoose(element);
    };
    const follow = (event: MouseEvent) => {
      // A click without a pointer comes from the keyboard, which was answered before.
      if (!passes(event)) stop(event);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        stop(event);
        latest.current.onEscape();
        return;
      }
      const { activeElement } = document;
      if (event.key !== 'Enter' || isOwn(event) || !activeElement) return;
      stop(event);
      latest.current.onChoose(activeElement);
    };
    const off = new AbortController();
    const how = { capture: true, signal: off.signal };
    window.addEventListener('pointermove', move, how);
    window.addEventListener('focusin', focus, how);
    window.addEventListener('pointerdown', choose, how);
    for (const name of FOLLOWING) window.addEventListener(name, follow, how);
    window.addEventListener('keydown', press, how);
    return () => off.abort();
  }, [host]);
}

/** Also a disabled control, which gets no events of its own. */
function elementAt({ clientX, clientY }: MouseEvent): Element | undefined {
  return document.elementFromPoint(clientX, clientY) ?? undefined;
}
