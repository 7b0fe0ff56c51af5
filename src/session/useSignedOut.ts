import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../api/client.ts';
import type { Method } from '../api/request.ts';
import { leavingEnvironment, mayLeaveForLogin } from './browser.ts';
import { leaveForLogin, LOGIN_DELAY_MS } from './leaving.ts';
import { PROFILE_PATH } from './sessionCheck.ts';
import type { SessionCommands } from './sessionCommands.ts';

/** Methods of calls that only a user's action makes. */
const WRITES: ReadonlySet<Method> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Answered with or without a session. */
const OPEN_PATH = '/public/open/';

/**
 * A refused profile leads to the login page; after any other 401 the user is asked (spec 1,
 * section 8). Someone who chooses to stay may read and copy what they see, and is asked again at
 * the next save or navigation.
 */
export function useSignedOut() {
  const [signedOut, setSignedOut] = useState<SessionCommands['signedOut']>();
  const current = useRef(signedOut);
  const stayedAt = useRef<string>(undefined);
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
        if (mayLeaveForLogin()) leaveForLogin(leavingEnvironment, LOGIN_DELAY_MS);
        else become('asking');
      },
      signInAgain: () => become('leaving'),
      stay: () => {
        stayedAt.current = globalThis.location.href;
        become('staying');
      },
    };
  }, []);
  useEffect(() => {
    const { become, profileRefused } = commands;
    const stops = [
      api.onUnauthenticated(({ path, method }) => {
        if (path === PROFILE_PATH) profileRefused();
        else if (
          !current.current ||
          (current.current === 'staying' &&
            (WRITES.has(method) || stayedAt.current !== globalThis.location.href))
        ) {
          become('asking');
        }
      }),
      api.onAnswer(({ path, ok }) => {
        // The user has signed in again in another tab.
        if (ok && current.current === 'staying' && !path.endsWith(OPEN_PATH)) become(undefined);
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
