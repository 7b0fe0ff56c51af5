import { useEffect, useMemo, useState } from 'react';
import { api } from '../api/client.ts';
import { leavingEnvironment } from './browser.ts';
import { leaveForLogin, LOGIN_DELAY_MS } from './leaving.ts';
import { PROFILE_PATH } from './sessionCheck.ts';
import type { SessionCommands } from './sessionCommands.ts';

export type SignedOutQuestion = Pick<SessionCommands, 'signedOut' | 'signInAgain' | 'stay'>;

/**
 * A 401 of the profile leads to the login page; any other is asked about, once (spec 1, section 8).
 * Somebody who chose to stay is not asked again: they may still read and copy what they see.
 */
export function useSignedOut(): SignedOutQuestion {
  const [state, setState] = useState<'signed-in' | 'asking' | 'staying'>('signed-in');
  useEffect(
    () =>
      api.onUnauthenticated(({ path }) => {
        if (path === PROFILE_PATH) leaveForLogin(leavingEnvironment, LOGIN_DELAY_MS);
        else setState((before) => (before === 'signed-in' ? 'asking' : before));
      }),
    [],
  );
  return useMemo(
    () => ({
      signedOut: state === 'asking',
      signInAgain: () => leaveForLogin(leavingEnvironment),
      stay: () => setState('staying'),
    }),
    [state],
  );
}
