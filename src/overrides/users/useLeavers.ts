import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRequest } from '../../api/useRequest.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useGate, type OwnGate } from '../../session/useGate.ts';
import { ownerOf, runningSessionsOf, type RunningSession } from './runningSessions.ts';

/** The gate of ending sessions, and of seeing them. */
const MAY_END: OwnGate = {
  permissions: ['terminal.view_session', 'terminal.terminate_session', 'rbac.view_console'],
};

/**
 * Looks for running sessions of people who are about to be deactivated. When there is nothing to ask (no session, or
 * no permission to end one), `goOn` is called at once.
 *
 * @param off whether they are deactivated; when somebody is activated there is nothing to ask
 * @returns the sessions to ask about; undefined while nothing is asked; `failed` when they could not be read
 */
export function useLeavers(
  users: readonly FieldRecord[],
  off: boolean,
  goOn: () => void,
): readonly RunningSession[] | 'failed' | undefined {
  const mayEnd = useGate(MAY_END).open;
  const [openedAt] = useState(() => Date.now());
  const asks = off && mayEnd;
  const owners = users.map(ownerOf);
  const running = useRequest(
    ['runningSessions', owners.map(({ id }) => id).join(' '), openedAt],
    (signal) => runningSessionsOf(owners, signal),
    { enabled: asks, gcTime: 0 },
  );
  const plain = !asks || running.data?.length === 0;
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    goOn();
  });
  useEffect(() => {
    if (plain) begin();
  }, [plain]);
  if (plain || running.isPending) return undefined;
  return running.isError ? 'failed' : running.data;
}
