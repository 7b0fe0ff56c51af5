import type { QueryClient } from '@tanstack/react-query';
import {
  AddUndoableMutationContext,
  CoreAdminContext,
  memoryStore,
  type AuthProvider,
  type DataProvider,
  type UndoableMutation,
} from 'react-admin';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { app } from '#project/generated/app.ts';
import type { PartedI18n } from '../i18n/i18n.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { RoutesProvider } from '../session/RoutesProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { RouteTable } from '../session/routeTable.ts';
import { ResourceDefinitions } from './reactAdmin/ResourceDefinitions.tsx';
import { createResourceRouter } from './reactAdmin/router.tsx';
import type { SessionStore } from './sessionStore.ts';

/** The results of start-up. */
export interface ConsoleParts {
  readonly store: SessionStore;
  readonly table: RouteTable;
  readonly i18n: PartedI18n;
  readonly dataProvider: DataProvider;
  readonly authProvider: AuthProvider;
  readonly queryClient: QueryClient;
}

interface ProvidersProps {
  readonly parts: ConsoleParts;
  readonly children: ReactNode;
}

/** react-admin's core, languages, session and routes. Inside the router, which react-admin expects around itself. */
export function Providers({ parts, children }: ProvidersProps): ReactNode {
  const { store, table, i18n } = parts;
  const session = useSyncExternalStore(store.subscribe, store.current);
  const [router] = useState(() => createResourceRouter(table));
  // With its language in the store react-admin renders at once, and not only after an effect.
  const [preferences] = useState(() => memoryStore({ locale: i18n.provider.getLocale() }));
  return (
    <CoreAdminContext
      dataProvider={parts.dataProvider}
      authProvider={parts.authProvider}
      i18nProvider={i18n.provider}
      queryClient={parts.queryClient}
      store={preferences}
      routerProvider={router}
    >
      <AddUndoableMutationContext value={carryOut}>
        <LanguageProvider i18n={i18n} languages={app.languages}>
          <SessionProvider
            session={session}
            onSession={store.replace}
            onSwitchView={store.reset}
            table={table}
            base={app.base}
            legacyLogout={app.legacyLogout}
          >
            <RoutesProvider table={table}>
              <ResourceDefinitions table={table}>{children}</ResourceDefinitions>
            </RoutesProvider>
          </SessionProvider>
        </LanguageProvider>
      </AddUndoableMutationContext>
    </CoreAdminContext>
  );
}

/** Nothing waits here for an Undo: react-admin would hold a change back until its own notification has gone. */
function carryOut(mutation: UndoableMutation): void {
  mutation({ isUndo: false });
}
