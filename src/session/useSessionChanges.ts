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
import { readProfile, readSettings } from './readAnswers.ts';
import type { RouteTable } from './routeTable.ts';
import type { SessionCommands } from './sessionCommands.ts';
import { pathAfterSwitch } from './switching.ts';
import type { Session } from './types.ts';

export interface SessionChangesOptions {
  readonly session: Session;
  readonly onSession: (session: Session) => void;
  /** Another view was chosen: what was settled for the last one counts no more. */
  readonly onSwitchView: () => void;
  readonly table: RouteTable;
  readonly base: string;
}

/** The commands that change who is here or where: see `SessionCommands`. */
export function useSessionChanges(
  options: SessionChangesOptions,
): Pick<
  SessionCommands,
  'refreshProfile' | 'refreshSettings' | 'switchView' | 'switchOrganization'
> {
  const { session, onSession, onSwitchView, table, base } = options;
  return useMemo(
    () => ({
      refreshProfile: async () => {
        const profile = readProfile(await fetchProfile());
        const gateContext = { ...session.gateContext, permissions: new Set(profile.perms) };
        onSession({ ...session, profile, me: profile, gateContext });
      },
      refreshSettings: async () => {
        const settings = readSettings(await startupEffects.fetchSettings(), session.openSettings);
        onSession({ ...session, settings, gateContext: { ...session.gateContext, settings } });
      },
      switchView: (view) => {
        viewMemory.remember(session.profile.username, view);
        onSwitchView();
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
    [session, onSession, onSwitchView, table, base],
  );
}
