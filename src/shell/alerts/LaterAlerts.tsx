import { lazy, Suspense, type ReactNode } from 'react';
import { afterPage } from '../afterPage.ts';
import type { PageAlertsProps } from './PageAlerts.tsx';

/** Alerts that cannot be fetched break no page. */
const AboveThePage = lazy(
  afterPage(() => import('./AboveThePage.tsx').catch(() => ({ default: () => null }))),
);

/** The alerts above the page; they come once the page stands. */
export function LaterAlerts(props: PageAlertsProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <AboveThePage {...props} />
    </Suspense>
  );
}
