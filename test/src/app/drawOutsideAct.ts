import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders outside of React's `act`, which never yields: when two parts wait for code in different lanes, it
 * renders them in turn for ever and the code never arrives.
 *
 * @returns a function that unmounts
 */
export function drawOutsideAct(drawn: ReactNode): () => void {
  const before: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(drawn);
  return () => {
    root.unmount();
    place.remove();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before);
  };
}
