import { useMemo } from 'react';
import { organizationContext } from '../api/client.ts';
import {
  fetchProfile,
  leavingEnvironment,
  organizationMemory,
  startupEffects,
  viewMemory,
  writeOrganizationCookie,
} from './browser.ts';
import { leaveWhenAllowed } from './leaveQuestions.ts';
import { readProfile, readSettings } from './readAnswers.ts';
import type { RouteTable } from './routeTable.ts';
import { pathAfterSwitch } from './switching.ts';
import type { Session } from './types.ts';
import { offersTheSame, withProfile } from './withProfile.ts';

interface SessionChangesOptions {
  readonly session: Session;
  readonly onSession: (session: Session) => void;
  /** Another view was chosen: start-up runs again. */
  readonly onSwitchView: () => void;
  readonly table: RouteTable;
  readonly base: string;
}

/** The commands of `SessionCommands` that change the session. */
export function useSessionChanges(options: SessionChangesOptions) {
  const { session, onSession, onSwitchView, table, base } = options;
  return useMemo(
    () => ({
      refreshProfile: async () => {
        onSession(withProfile(session, readProfile(await fetchProfile())));
      },
      /** Compares a freshly fetched profile: organizations may have been added or removed. */
      checkProfile: (body: unknown) => {
        const next = withProfile(session, readProfile(body));
        if (!offersTheSame(session, next)) onSession(next);
      },
      refreshSettings: async () => {
        const settings = readSettings(session.settings, await startupEffects.fetchSettings());
        onSession({ ...session, settings, gateContext: { ...session.gateContext, settings } });
      },
      switchView: (view: string) => {
        viewMemory.remember(session.profile.username, view);
        onSwitchView();
      },
      switchOrganization: (id: string) =>
        leaveWhenAllowed(() => {
          organizationContext.current = id;
          organizationMemory.remember(session.profile.username, id);
          writeOrganizationCookie(id);
          const { pathname, search } = globalThis.location;
          const path = `/${pathname.slice(base.length)}`;
          leavingEnvironment.load(base + pathAfterSwitch(table, path, search).slice(1));
        }),
    }),
    [session, onSession, onSwitchView, table, base],
  );
}
