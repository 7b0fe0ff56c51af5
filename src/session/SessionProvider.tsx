import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { leaveWhenAllowed } from './leaveQuestions.ts';
import type { LegacyLogout } from './leaving.ts';
import { logOut } from './logOut.ts';
import type { RouteTable } from './routeTable.ts';
import { SessionCommandsContext, type SessionCommands } from './sessionCommands.ts';
import { SessionContext } from './SessionContext.ts';
import type { Session } from './types.ts';
import { useSignedOut } from './useSignedOut.ts';
import { api, organizationContext } from '../api/client.ts';
import { isApiError } from '../api/errors.ts';
import {
  fetchProfile,
  sessionMarkEnvironment,
  timers,
  leavingEnvironment,
  organizationMemory,
  startupEffects,
  viewMemory,
  writeOrganizationCookie,
} from './browser.ts';
import { createSessionCheck } from './sessionCheck.ts';
import { keepSessionMark } from './sessionMark.ts';
import { readProfile, readSettings } from './readAnswers.ts';
import { pathAfterSwitch } from './switching.ts';
import { offersTheSame, withProfile } from './withProfile.ts';

interface SessionProviderProps {
  readonly session: Session;
  /** Receives the session that replaces this one. */
  readonly onSession: (session: Session) => void;
  /** Another view was chosen; start-up runs again when its first page opens. */
  readonly onSwitchView: () => void;
  readonly table: RouteTable;
  /** Base path with slashes at both ends. */
  readonly base: string;
  readonly legacyLogout?: LegacyLogout;
  readonly children: ReactNode;
}

/** Provides the session and its commands, and keeps it alive. */
export function SessionProvider(props: SessionProviderProps) {
  const { session, onSession, onSwitchView, table, base, legacyLogout, children } = props;
  const question = useSignedOut();
  const changes = useSessionChanges({ session, onSession, onSwitchView, table, base });
  useSessionTimers(changes.checkProfile, question.profileRefused);
  const commands = useMemo<SessionCommands>(
    () => ({
      ...changes,
      ...question,
      logout: () => leaveWhenAllowed(() => logOut(legacyLogout)),
    }),
    [changes, question, legacyLogout],
  );
  return (
    <SessionContext value={session}>
      <SessionCommandsContext value={commands}>{children}</SessionCommandsContext>
    </SessionContext>
  );
}

/**
 * Renews the session mark and checks the session while the console is open (spec 1, section 4).
 *
 * @param onProfile receives the profile of a check
 * @param onRefused called when the user may not read their profile
 */
function useSessionTimers(onProfile: (body: unknown) => void, onRefused: () => void): void {
  const tell = useEffectEvent(onProfile);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => keepSessionMark(sessionMarkEnvironment), []);
  useEffect(() => {
    const check = createSessionCheck({
      after: timers.after,
      check: () =>
        void fetchProfile()
          .then((body) => tell(body))
          // A 401 is handled by its listeners; after a network failure the next answer starts another check.
          .catch((error: unknown) => {
            if (isApiError(error) && error.kind === 'forbidden') refuse();
          }),
    });
    const unsubscribe = api.onAnswer(check.answered);
    // The answers of start-up came before this listener.
    check.answered({ path: '', ok: true });
    return () => {
      unsubscribe();
      check.stop();
    };
  }, []);
}

interface SessionChangesOptions {
  readonly session: Session;
  readonly onSession: (session: Session) => void;
  /** Another view was chosen: start-up runs again. */
  readonly onSwitchView: () => void;
  readonly table: RouteTable;
  readonly base: string;
}

/** The commands of `SessionCommands` that change the session. */
function useSessionChanges(options: SessionChangesOptions) {
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
