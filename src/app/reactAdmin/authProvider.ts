import type { AuthProvider } from 'ra-core';
import { createAuthProvider } from '../../api/authProvider.ts';
import { mayAct } from '../../session/access.ts';
import type { LegacyLogout } from '../../session/leaving.ts';
import { logOut } from '../../session/logOut.ts';
import type { RouteTable } from '../../session/routeTable.ts';
import type { SessionStore } from '../sessionStore.ts';

/** react-admin's auth provider for the current session. */
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
    may: (question) => mayAct(table, store.current(), question),
    logout: () => logOut(legacyLogout),
  });
}
