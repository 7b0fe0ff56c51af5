import { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { createAuthProvider } from '../api/authProvider.ts';
import { mayAct } from '../session/access.ts';
import type { LegacyLogout } from '../session/leaving.ts';
import { logOut } from '../session/logOut.ts';
import type { RouteTable } from '../session/routeTable.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * No retries (spec 1, section 7), no refetch on focus: react-admin's defaults differ. GETs that
 * start work are not queries and never pass through here. A call without a line fails and says so,
 * instead of waiting in silence for the line to come back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** react-admin's questions about the person, answered from the session in force. */
export function createSessionAuth(
  store: SessionStore,
  table: RouteTable,
  legacyLogout: LegacyLogout,
): AuthProvider {
  return createAuthProvider({
    person: () => {
      const { id, name } = store.current().profile;
      return { id, name };
    },
    permissions: () => [...store.current().gateContext.permissions],
    may: (resource, action) => mayAct(table, store.current().gateContext, resource, action),
    logout: () => logOut(legacyLogout),
  });
}
