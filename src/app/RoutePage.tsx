import { ResourceContextProvider } from 'ra-core';
import { Suspense, type ReactNode, Component } from 'react';
import { useLocation } from 'react-router';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import { useGate } from '../session/useGate.ts';
import { PageSettledSignal } from './PageSettledSignal.tsx';
import type { PageStore } from './pageStore.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { FailedPage } from './FailedPage.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

type PageBoundaryState =
  | { readonly failed: false }
  | { readonly failed: true; readonly error: unknown };

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
    <PageBoundary key={`${pages.round()} ${pathname}`}>
      <ResourceContextProvider value={route.resource ?? ''}>
        <Suspense fallback={<PageSkeleton />}>
          <Page route={route} definition={definition} />
          <PageSettledSignal />
        </Suspense>
      </ResourceContextProvider>
    </PageBoundary>
  );
}

/** Error boundary of a page: the rest of the console stays. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailedPage error={this.state.error} retry={() => this.setState({ failed: false })} />;
  }
}
