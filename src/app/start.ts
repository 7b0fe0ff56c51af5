import { app } from '#project/generated/app.ts';
import { catalogues } from '#project/generated/catalogues.ts';
import { resources } from '#project/generated/resources.ts';
import { views } from '#project/generated/views.ts';
import { organizationContext, request } from '../api/client.ts';
import { takeAhead } from '../api/askedAhead.ts';
import { createDataProvider } from '../api/dataProvider.ts';
import { createI18n, type PartedI18n } from '../i18n/i18n.ts';
import { leavingEnvironment } from '../session/browser.ts';
import { leaveForLogin } from '../session/leaving.ts';
import type { Session } from '../session/types.ts';
import { askForData } from './askForPage.ts';
import { changesOrganization } from './changesOrganization.ts';
import { enterView } from './enterView.ts';
import { createPageStore } from './pageStore.ts';
import type { ConsoleParts } from './Providers.tsx';
import { createQueryClient } from '../api/queryClient.ts';
import { createSessionAuth } from './reactAdmin/authProvider.ts';
import type { RouteSources } from './routeObjects.tsx';
import { createSessionStore } from './sessionStore.ts';
import { settle, table } from './settle.ts';

export function loadWords(language: string): Promise<PartedI18n> {
  return createI18n({ catalogues, languages: app.languages, language });
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
      dataProvider: createDataProvider(request, resources, takeAhead),
      authProvider: createSessionAuth(store, table, app.legacyLogout),
    },
    sources: {
      table,
      views,
      pages: createPageStore(i18n.parts, table),
      ask: (route, search) => {
        // The page asks for the same, and tells what fails.
        askForData(route, search, store.current()).catch(() => undefined);
      },
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
