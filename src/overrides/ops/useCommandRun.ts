import { useState } from 'react';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isRefusal } from '@gatehouse-console/engine/api/isRefusal.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import type { CommandToRun } from './commandToRun.ts';
import { useTaskLog } from './useTaskLog.ts';
import { objectOf, textOf, textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

const ADDRESS = 'ops/command-executions';
/** Terminal size sent to the hosts. */
const TERMINAL = { rows: 30, cols: 100 };
/** Polling interval for the end of a command. */
const POLL_MS = 1000;
/** Reading a command; who may only run commands follows its log. */
const READS: OwnGate = { permissions: ['ops.view_commandexecution'] };

/**
 * Sends a command and follows it to its end (contract: job centre, section 5). The server cannot
 * stop a command: only following it can be ended.
 *
 * @param id of the command that is shown; undefined before the first one
 * @param onStarted receives the id of a new command
 */
export function useCommandRun(id: string | undefined, onStarted: (id: string) => void) {
  const mayRead = useGate(READS).open;
  const [unfollowed, setUnfollowed] = useState<string>();
  const { busy: sending, run } = useCall();
  const wanted = id !== undefined && unfollowed !== id;
  const found = useRequest(
    ['command', id],
    async (signal) =>
      readExecution(await request(apiAddress(`${ADDRESS}/:id`, id ?? ''), { signal, quiet: true })),
    {
      enabled: id !== undefined && mayRead,
      refetchInterval: ({ state }) =>
        !wanted || state.data?.isFinished === true || isRefusal(state.error) ? false : POLL_MS,
    },
  );
  const finished = found.data?.isFinished === true;
  // Of somebody else's command, or a removed one, there is no log either. Whoever may not read their own command
  // (the server wants a permission from a system role) still has its log.
  const refused = isRefusal(found.error) && !isForbidden(found.error);
  const log = useTaskLog(id, 'celery', wanted && !finished && !refused);
  const ended = finished || log.status === 'ended';

  return {
    log,
    /** Undefined until it is read, and for users who may not read it. */
    execution: found.data,
    /** All hosts have answered, or the server has given up. */
    ended,
    /** The page still reads what the hosts answer. */
    following: wanted && !ended && !refused,
    sending,
    /** The command in the address could not be read. */
    failed: refused,
    start: ({ hosts, user, command }: CommandToRun) =>
      run(async () => {
        const body = { hosts, run_as: user, command };
        const query = TERMINAL;
        const answer = await request(ADDRESS, { method: 'POST', query, body, quiet: true });
        const started = idOf(answer);
        if (started !== undefined) onStarted(started);
      }),
    follow: (on: boolean) => setUnfollowed(on ? undefined : id),
  };
}

export type CommandRun = Readonly<ReturnType<typeof useCommandRun>>;

function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.kind === 'forbidden';
}

function idOf(answer: unknown): string | undefined {
  const { id } = objectOf(answer);
  return id === undefined ? undefined : String(id);
}

/** Reads a batch command as the server answers it (recorded: command execution); what is missing is empty. */
function readExecution(answer: unknown) {
  const { command, run_as: runAs, hosts, result, is_finished: isFinished } = objectOf(answer);
  return {
    command: textOf(command),
    /** Id of the system user. */
    runAs: textOf(runAs),
    /** Ids of the hosts. */
    hosts: textsOf(hosts),
    /** By the name of the host. */
    result,
    isFinished: isFinished === true,
  };
}
