import { useMemo, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { Frame } from './Frame.tsx';
import { Providers, type ConsoleParts } from './Providers.tsx';
import { RootFailure } from './RootFailure.tsx';
import { routeObjects, type RouteSources } from './routeObjects.tsx';

interface AppProps {
  readonly parts: ConsoleParts;
  readonly sources: RouteSources;
  /** Base path with slashes at both ends. */
  readonly base: string;
}

/** The console: its look, its router, and inside the router everything else. */
export function App({ parts, sources, base }: AppProps): ReactNode {
  const router = useMemo(
    () =>
      createBrowserRouter(
        [
          {
            element: (
              <Providers parts={parts}>
                <Frame />
              </Providers>
            ),
            errorElement: <RootFailure language={parts.i18n.provider.getLocale()} />,
            children: routeObjects(sources),
          },
        ],
        { basename: base.replace(/\/$/, '') },
      ),
    [parts, sources, base],
  );
  return (
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}
