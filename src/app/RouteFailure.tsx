import type { ReactNode } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { FailedPage } from './FailedPage.tsx';
import { LoadTimeout } from './loadLimit.ts';

/** Shown in the shell when a page could not be loaded; trying again opens the same address anew. */
export function RouteFailure(): ReactNode {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const retry = () => {
    // A file that hangs is not asked for again by the same page.
    if (error instanceof LoadTimeout) window.location.reload();
    else void navigate({ pathname, search, hash }, { replace: true, state });
  };
  return <FailedPage error={error} retry={retry} />;
}
