import { useMemo } from 'react';
import { organizationContext } from '../api/client.ts';
import {
  fetchProfile,
  leavingEnvironment,
  organizationMemory,
  writeOrganizationCookie,
} from './browser.ts';
import { readProfile } from './readAnswers.ts';
import type { RouteTable } from './routeTable.ts';
import type { SessionCommands } from './sessionCommands.ts';
import { pathAfterSwitch } from './switching.ts';
import type { Session } from './types.ts';
import { offersTheSame, withProfile } from './withProfile.ts';

export interface SessionChangesOptions {
  readonly session: Session;
  readonly onSession: (session: Session) => void;
  readonly table: RouteTable;
  readonly base: string;
}

export interface SessionChanges extends Pick<
  SessionCommands,
  'refreshProfile' | 'switchOrganization'
> {
  /** Hears what the session check brought: organizations may have come or gone meanwhile. */
  readonly checkProfile: (body: unknown) => void;
}

/** The commands that change who is here or where: see `SessionCommands`. */
export function useSessionChanges(
  options: SessionChangesOptions,
): SessionChanges {
  const { session, onSession, table, base } = options;
  return useMemo(
    () => ({
      refreshProfile: async () => {
        onSession(withProfile(session, readProfile(await fetchProfile())));
      },
      checkProfile: (body) => {
        const next = withProfile(session, readProfile(body));
        if (!offersTheSame(session, next)) onSession(next);
      },
      switchOrganization: (id) => {
        organizationContext.current = id;
        organizationMemory.remember(session.profile.username, id);
        writeOrganizationCookie(id);
        const { pathname, search } = globalThis.location;
        const path = `/${pathname.slice(base.length)}`;
        leavingEnvironment.load(base + pathAfterSwitch(table, path, search).slice(1));
      },
    }),
    [session, onSession, table, base],
  );
}
