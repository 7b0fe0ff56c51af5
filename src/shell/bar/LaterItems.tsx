import { lazy, Suspense, type ReactNode } from 'react';
import { afterPage } from '../afterPage.ts';

/** A bar without them still leads everywhere within the console. */
const BarItems = lazy(
  afterPage(() => import('./BarItems.tsx').catch(() => ({ default: () => null }))),
);

/** The items of the bar that lead out of the page; they come once the page stands, and move nothing. */
export function LaterItems(): ReactNode {
  return (
    <Suspense fallback={null}>
      <BarItems />
    </Suspense>
  );
}
