import { useMemo, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject, useRouteError } from 'react-router';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { Frame } from './Frame.tsx';
import { quietRouter } from '../session/quietRouter.ts';
import { Providers, type ConsoleParts } from './Providers.tsx';
import { StartFailure } from './StartFailure.tsx';

interface AppProps {
  readonly parts: ConsoleParts;
  readonly routes: RouteObject[];
  /** Base path with slashes at both ends. */
  readonly base: string;
}

/** The console: theme, router, and everything inside the router. */
export function App({ parts, routes, base }: AppProps): ReactNode {
  const router = useMemo(
    () =>
      quietRouter(
        createBrowserRouter(
          [
            {
              element: (
                <Providers parts={parts}>
                  <Frame />
                </Providers>
              ),
              errorElement: <RootFailure language={parts.i18n.provider.getLocale()} />,
              children: routes,
            },
          ],
          { basename: base.replace(/\/$/, '') },
        ),
      ),
    [parts, routes, base],
  );
  return (
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}

/** Shown when the frame itself fails: a message and a Reload button. */
function RootFailure({ language }: { readonly language: string }): ReactNode {
  const error = useRouteError();
  return (
    <StartFailure
      step="console"
      error={error}
      language={language}
      retry={() => window.location.reload()}
    />
  );
}
