import { ResourceContextProvider } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import { ErrorBoundary } from '../pages/ErrorBoundary.tsx';
import { useGate } from '../session/useGate.ts';
import { PageSettledSignal } from './PageSettledSignal.tsx';
import type { PageStore } from './pageStore.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { FailedPage } from './FailedPage.tsx';

const RefusedPage = lazyPart(() => import('./RefusedPage.tsx'));

interface RoutePageProps {
  readonly route: RouteRecord;
  readonly pages: PageStore;
}

/**
 * The page of a route with its resource, or the reason why not. Another address, or a refresh,
 * mounts a new page, even with the same component.
 */
export function RoutePage({ route, pages }: RoutePageProps): ReactNode {
  const { pathname } = useLocation();
  const verdict = useGate(route.gate);
  if (!verdict.open) {
    return <RefusedPage fallback={<PageSkeleton />} refusal={verdict} action={route.action} />;
  }
  const loaded = pages.get(route);
  if (!loaded) return <PageSkeleton />;
  const { Page, definition } = loaded;
  return (
    <ErrorBoundary
      key={`${pages.round()} ${pathname}`}
      fallback={(error, retry) => <FailedPage error={error} retry={retry} />}
    >
      <ResourceContextProvider value={route.resource ?? ''}>
        <Suspense fallback={<PageSkeleton />}>
          <Page route={route} definition={definition} />
          <PageSettledSignal />
        </Suspense>
      </ResourceContextProvider>
    </ErrorBoundary>
  );
}
