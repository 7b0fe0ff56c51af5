import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { useFailureText } from './useFailureText.ts';

interface Call {
  readonly busy: boolean;
  /** Makes a call. @returns whether it succeeded */
  run(call: () => Promise<unknown>): Promise<boolean>;
}

/**
 * A call after a press: busy until it ends, and a failure is told in words.
 *
 * @param tell receives the words, undefined for a failure that needs none, such as a cancelled call;
 *   by default a notification says them
 */
export function useCall(tell?: (message: string | undefined) => void): Call {
  const notify = useNotify();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (call: () => Promise<unknown>) => {
      setBusy(true);
      try {
        await call();
        return true;
      } catch (error) {
        const message = failureText(error);
        if (tell) tell(message);
        else if (message) notify(message, { type: 'error', multiLine: true });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [failureText, notify, tell],
  );
  return { busy, run };
}
