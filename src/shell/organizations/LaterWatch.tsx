import { lazy, Suspense, type ReactNode } from 'react';
import { afterPage } from '../afterPage.ts';

/** Calls name their organization themselves; a page without the watch only does not tell. */
const OrganizationWatch = lazy(
  afterPage(() => import('./OrganizationWatch.tsx').catch(() => ({ default: () => null }))),
);

/** Watches over the organization of this tab; it comes once the page stands. */
export function LaterWatch(): ReactNode {
  return (
    <Suspense fallback={null}>
      <OrganizationWatch />
    </Suspense>
  );
}
