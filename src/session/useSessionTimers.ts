import { useEffect, useRef } from 'react';
import { api } from '../api/client.ts';
import { isApiError } from '../api/errors.ts';
import { fetchProfile, sessionMarkEnvironment, timers } from './browser.ts';
import { createSessionCheck } from './sessionCheck.ts';
import { keepSessionMark } from './sessionMark.ts';

/**
 * Keeps the session's mark alive and checks the session, as long as the console is open (spec 1,
 * section 4).
 *
 * @param onProfile takes the profile that a check brought
 * @param onRefused hears that the person may not even read it
 */
export function useSessionTimers(onProfile: (body: unknown) => void, onRefused: () => void): void {
  const listener = useRef(onProfile);
  const refused = useRef(onRefused);
  useEffect(() => {
    listener.current = onProfile;
    refused.current = onRefused;
  }, [onProfile, onRefused]);
  useEffect(() => keepSessionMark(sessionMarkEnvironment), []);
  useEffect(() => {
    const check = createSessionCheck({
      after: timers.after,
      check: () =>
        void fetchProfile()
          .then((body) => listener.current(body))
          // A 401 is heard by those who listen for it; without a connection the next answer checks again.
          .catch((error: unknown) => {
            if (isApiError(error) && error.kind === 'forbidden') refused.current();
          }),
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
