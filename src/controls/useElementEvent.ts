import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Listens to an event of an element while it is there; the listener may change with every render.
 *
 * @param options the same object in every render
 */
export function useElementEvent<Name extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const target = element.current;
    const listen = (event: HTMLElementEventMap[Name]) => onEvent(event);
    target?.addEventListener(name, listen, options);
    return () => target?.removeEventListener(name, listen, options);
  }, [element, name, options]);
}
