import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws as a browser does. React's `act` never yields while it draws: once two parts wait for code
 * in lanes of their own, it draws them in turn for ever, and the code never arrives.
 *
 * @returns takes it away again
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
