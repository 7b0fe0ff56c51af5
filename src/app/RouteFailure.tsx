import type { ReactNode } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { FailedPage } from './FailedPage.tsx';
import { LoadTimeout } from './loadLimit.ts';

/** Shown in the shell when a page could not be loaded; Retry opens the same address again. */
export function RouteFailure(): ReactNode {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const retry = () => {
    // A file that timed out is not requested again by the same page load.
    if (error instanceof LoadTimeout) window.location.reload();
    else void navigate({ pathname, search, hash }, { replace: true, state });
  };
  return <FailedPage error={error} retry={retry} />;
}
