import { REST } from '../../codegen/model/text.ts';
import { use, useEffect, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { views } from '../../generated/views.ts';
import type { Text } from '../../codegen/model/text.ts';
import { TextPartsContext } from '../i18n/TextPartsContext.ts';
import { useSession } from '../session/SessionContext.ts';
import { afterPage, pageIsUnderWay } from '../shell/afterPage.ts';
import { Shell } from '../shell/Shell.tsx';
import { documentTitle, showFavicon } from './documentTitle.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { RouteHandle } from './routeObjects.tsx';
import { useText } from '../i18n/useText.ts';

/** What stays during navigation: shell, progress bar, document title. */
export function Frame(): ReactNode {
  const handle = useCurrentHandle();
  useTitle(handle?.title);
  const parts = use(TextPartsContext);
  useEffect(() => {
    // Later parts need these texts. A failure is retried by the parts.
    afterPage(() => parts.load(REST)).catch(() => undefined);
    return pageIsUnderWay();
  }, [parts]);
  if (views.find(({ name }) => name === handle?.route?.view)?.frame === false) return <Outlet />;
  return (
    <>
      <ProgressBar />
      <Shell route={handle?.route}>
        <Outlet />
      </Shell>
    </>
  );
}

function useCurrentHandle(): RouteHandle | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : undefined;
}

function isHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'title' in value;
}

function useTitle(routeTitle: Text | undefined): void {
  const { settings } = useSession();
  const text = useText();
  const title = routeTitle && text(routeTitle);
  const favicon = settings.LOGO_URLS.favicon;
  useEffect(() => {
    document.title = documentTitle(title, settings.LOGIN_TITLE);
  }, [title, settings.LOGIN_TITLE]);
  useEffect(() => {
    if (favicon !== undefined && favicon !== '') showFavicon(document, favicon);
  }, [favicon]);
}
