import { useEffect, useRef } from 'react';
import { api } from '../api/client.ts';
import { isApiError } from '../api/errors.ts';
import { fetchProfile, sessionMarkEnvironment, timers } from './browser.ts';
import { createSessionCheck } from './sessionCheck.ts';
import { keepSessionMark } from './sessionMark.ts';

/**
 * Renews the session mark and checks the session while the console is open (spec 1, section 4).
 *
 * @param onProfile receives the profile of a check
 * @param onRefused called when the person may not read their profile
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
          // A 401 is handled by its listeners; after a network failure the next answer starts another check.
          .catch((error: unknown) => {
            if (isApiError(error) && error.kind === 'forbidden') refused.current();
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
