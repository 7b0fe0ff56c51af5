import { app } from '../../generated/app.ts';
import { catalogues } from '../../generated/catalogues.ts';
import { resources } from '../../generated/resources.ts';
import { routes } from '../../generated/routes.ts';
import { licenceSettings } from '../../generated/settings.ts';
import { views } from '../../generated/views.ts';
import { organizationContext, request } from '../api/client.ts';
import { createDataProvider } from '../api/dataProvider.ts';
import { createI18n, type PartedI18n } from '../i18n/i18n.ts';
import { leavingEnvironment, startupEffects } from '../session/browser.ts';
import { leaveForLogin } from '../session/leaving.ts';
import { createRouteTable } from '../session/routeTable.ts';
import { startUp, type StartupFacts, type StartupResult } from '../session/startup.ts';
import { rememberClosedView } from '../session/closedView.ts';
import type { Session } from '../session/types.ts';
import { viewOfPath } from '../session/views.ts';
import { changesOrganization } from './changesOrganization.ts';
import { enterView } from './enterView.ts';
import { createPageStore } from './pageStore.ts';
import type { ConsoleParts } from './Providers.tsx';
import { createQueryClient } from '../api/queryClient.ts';
import { createSessionAuth } from './reactAdmin/authProvider.ts';
import type { RouteSources } from './routeObjects.tsx';
import { createSessionStore } from './sessionStore.ts';

export const table = createRouteTable(routes, resources);
const facts: StartupFacts = { views, table, licenceSettings };

export function loadWords(language: string): Promise<PartedI18n> {
  return createI18n({ catalogues, languages: app.languages, language });
}

/** Runs start-up: spec 1, section 4, start-up order. */
export async function settle(
  path: string,
  search: string,
  previous?: Session,
): Promise<StartupResult> {
  const request = { path, search, ...(previous && { previous }) };
  const result = await startUp(facts, startupEffects, request);
  if (result.kind === 'elsewhere' && result.because === 'view') {
    const view = viewOfPath(views, path)?.name ?? '';
    rememberClosedView({ view, address: app.base + path.slice(1) });
  }
  return result;
}

/** Builds the parts of the console after start-up. */
export function assemble(
  session: Session,
  i18n: PartedI18n,
): { readonly parts: ConsoleParts; readonly sources: RouteSources } {
  const store = createSessionStore(session);
  const queryClient = createQueryClient();
  // Cached access answers are dropped when session, organization or view change.
  store.subscribe(() => void queryClient.invalidateQueries({ queryKey: ['auth'] }));
  return {
    parts: {
      store,
      table,
      i18n,
      queryClient,
      dataProvider: createDataProvider(request, resources),
      authProvider: createSessionAuth(store, table, app.legacyLogout),
    },
    sources: {
      table,
      views,
      pages: createPageStore(i18n.parts, table),
      who: store.current,
      changesOrganization: (asked, view) =>
        changesOrganization(asked, view, store.current(), organizationContext),
      markStale: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
      enterView: (view, path) =>
        enterView(view, path, {
          store,
          settle: (to, previous) => settle(to, '', previous),
          leaveForLogin: () => leaveForLogin(leavingEnvironment),
          forget: () => queryClient.clear(),
        }),
    },
  };
}
