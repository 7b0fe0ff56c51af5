import { useEffect, useEffectEvent, useMemo, type ReactNode, useRef, useState } from 'react';
import { sessionFacts } from '#project/generated/session.ts';
import { buildAddress } from '../api/address.ts';
import { leaveWhenAllowed } from './leaveQuestions.ts';
import { type LegacyLogout, leaveForLogin, LOGIN_DELAY_MS } from './leaving.ts';
import { logOut } from './logOut.ts';
import type { RouteTable } from './routeTable.ts';
import { SessionCommandsContext, type SessionCommands } from './sessionCommands.ts';
import { SessionContext } from './SessionContext.ts';
import type { Session } from './types.ts';
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
  mayLeaveForLogin,
} from './browser.ts';
import { writeOrganizationCookie } from './organizationCookie.ts';
import { createSessionCheck, PROFILE_PATH } from './sessionCheck.ts';
import { keepSessionMark } from './sessionMark.ts';
import { readProfile, readSettings } from './readAnswers.ts';
import { pathAfterSwitch } from './switching.ts';
import { offersTheSame, withProfile } from './withProfile.ts';
import type { Method } from '../api/request.ts';

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

/** Methods of calls that only a user's action makes. */
const WRITES: ReadonlySet<Method> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const { login, profile, settings } = sessionFacts;
/** Answered with or without a session. */
const OPEN_PATH = settings?.open && buildAddress(settings.open).path;

/**
 * A refused profile leads to the login page, and without a profile a refusal before anything was read. After any other
 * refusal of somebody who is not signed in the user is asked (spec 1, section 8). Someone who chooses to stay may read and copy what they see, and is asked again at
 * the next save or navigation.
 */
function useSignedOut() {
  const [signedOut, setSignedOut] = useState<SessionCommands['signedOut']>();
  const current = useRef(signedOut);
  const stayed = useRef({ address: '', time: 0 });
  /** Where there is a profile, it was read at the start. */
  const wasAnswered = useRef(profile !== undefined);
  const commands = useMemo(() => {
    const become = (next: SessionCommands['signedOut']) => {
      current.current = next;
      setSignedOut(next);
    };
    return {
      become,
      /** Called when the profile was refused: this ends the session (spec 1, section 4). */
      profileRefused: () => {
        if (current.current) return;
        if (login && mayLeaveForLogin()) leaveForLogin(leavingEnvironment, LOGIN_DELAY_MS);
        else become('asking');
      },
      signInAgain: () => become('leaving'),
      stay: () => {
        stayed.current = { address: globalThis.location.href, time: performance.now() };
        become('staying');
      },
    };
  }, []);
  useEffect(() => {
    const { become, profileRefused } = commands;
    const stops = [
      api.onUnauthenticated(({ path, method, begun }) => {
        if (path === PROFILE_PATH || !wasAnswered.current) profileRefused();
        else if (
          !current.current ||
          (current.current === 'staying' &&
            // What was saved before is refused with the rest.
            ((WRITES.has(method) && begun >= stayed.current.time) ||
              stayed.current.address !== globalThis.location.href))
        ) {
          become('asking');
        }
      }),
      api.onAnswer(({ path, ok }) => {
        if (!ok || path === OPEN_PATH) return;
        wasAnswered.current = true;
        // The user has signed in again in another tab.
        if (current.current === 'staying') become(undefined);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [commands]);
  // Unsaved forms must allow leaving first.
  useEffect(() => {
    if (signedOut === 'leaving') leaveForLogin(leavingEnvironment);
  }, [signedOut]);
  return useMemo(() => {
    const { profileRefused, signInAgain, stay } = commands;
    return { signedOut, profileRefused, signInAgain, stay };
  }, [signedOut, commands]);
}
