import { useEffect, useRef } from 'react';
import { api } from '../api/client.ts';
import { isApiError } from '../api/errors.ts';
import { fetchProfile, leavingEnvironment, sessionMarkEnvironment, timers } from './browser.ts';
import { leaveForLogin, LOGIN_DELAY_MS } from './leaving.ts';
import { createSessionCheck } from './sessionCheck.ts';
import { keepSessionMark } from './sessionMark.ts';

/**
 * Keeps the session's mark alive and checks the session, as long as the console is open (spec 1,
 * section 4).
 *
 * @param onProfile takes the profile that a check brought
 */
export function useSessionTimers(onProfile: (body: unknown) => void): void {
  const listener = useRef(onProfile);
  useEffect(() => {
    listener.current = onProfile;
  }, [onProfile]);
  useEffect(() => keepSessionMark(sessionMarkEnvironment), []);
  useEffect(() => {
    const check = createSessionCheck({
      after: timers.after,
      check: () =>
        void fetchProfile()
          .then((body) => listener.current(body))
          .catch(leaveWhenRefused),
    });
    const unsubscribe = api.onAnswer(check.answered);
    // Start-up's own answers came before anybody listened.
    check.answered({ path: '', ok: true });
    return () => {
      unsubscribe();
      check.stop();
    };
  }, []);
}

/**
 * A profile that is refused ends the session (spec 1, section 4). A 401 is heard by the 401
 * listeners already; without a connection the next answer checks again.
 */
function leaveWhenRefused(error: unknown): void {
  if (isApiError(error) && error.kind === 'forbidden') {
    leaveForLogin(leavingEnvironment, LOGIN_DELAY_MS);
  }
}
