import { useMemo } from 'react';
import { organizationContext } from '../api/client.ts';
import {
  fetchProfile,
  leavingEnvironment,
  organizationMemory,
  writeOrganizationCookie,
} from './browser.ts';
import { leaveWhenAllowed } from './leaveQuestions.ts';
import { readProfile } from './readAnswers.ts';
import type { RouteTable } from './routeTable.ts';
import type { SessionCommands } from './sessionCommands.ts';
import { pathAfterSwitch } from './switching.ts';
import type { Session } from './types.ts';

export interface SessionChangesOptions {
  readonly session: Session;
  readonly onSession: (session: Session) => void;
  readonly table: RouteTable;
  readonly base: string;
}

/** The commands that change who is here or where: see `SessionCommands`. */
export function useSessionChanges(
  options: SessionChangesOptions,
): Pick<SessionCommands, 'refreshProfile' | 'switchOrganization'> {
  const { session, onSession, table, base } = options;
  return useMemo(
    () => ({
      refreshProfile: async () => {
        const profile = readProfile(await fetchProfile());
        const gateContext = { ...session.gateContext, permissions: new Set(profile.perms) };
        onSession({ ...session, profile, me: profile, gateContext });
      },
      switchOrganization: (id) =>
        leaveWhenAllowed(() => {
          organizationContext.current = id;
          organizationMemory.remember(session.profile.username, id);
          writeOrganizationCookie(id);
          const { pathname, search } = globalThis.location;
          const path = `/${pathname.slice(base.length)}`;
          leavingEnvironment.load(base + pathAfterSwitch(table, path, search).slice(1));
        }),
    }),
    [session, onSession, table, base],
  );
}
