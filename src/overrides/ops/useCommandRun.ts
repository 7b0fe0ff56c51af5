import { useNotify } from 'ra-core';
import { useState } from 'react';
import { apiAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import { isRefusal } from '../../api/isRefusal.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import { missingOf, type CommandToRun } from './commandToRun.ts';
import type { TaskLogState } from './taskLog.ts';
import { useTaskLog } from './useTaskLog.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const ADDRESS = 'ops/command-executions';
/** Terminal size sent to the hosts. */
const TERMINAL = { rows: 30, cols: 100 };
/** Polling interval for the end of a command. */
const POLL_MS = 1000;

export interface CommandRun {
  /** The log; undefined before the first command. */
  readonly log: TaskLogState | undefined;
  readonly busy: boolean;
  start(command: CommandToRun): void;
  clear(): void;
}

/** Sends a command and follows its log to the end (contract: job centre, section 5). */
export function useCommandRun(): CommandRun {
  const text = useText();
  const notify = useNotify();
  const failureText = useFailureText();
  const [id, setId] = useState<string>();
  const [sending, setSending] = useState(false);
  const log = useTaskLog(id, 'celery');
  const ended = useRequest(
    ['command', id],
    async (signal) =>
      isFinished(await request(apiAddress(`${ADDRESS}/:id`, id ?? ''), { signal, quiet: true })),
    {
      // The log also says when it has ended, to people who may not read the command.
      enabled: id !== undefined && log.status !== 'ended',
      refetchInterval: ({ state }) =>
        state.data === true || isRefusal(state.error) ? false : POLL_MS,
    },
  );

  const send = async ({ hosts, user, command }: CommandToRun) => {
    setSending(true);
    try {
      const body = { hosts, run_as: user, command };
      const answer = await request(ADDRESS, {
        method: 'POST',
        query: TERMINAL,
        body,
        quiet: true,
      });
      setId(idOf(answer));
    } catch (error) {
      const message = failureText(error);
      if (message) notify(message, { type: 'error', multiLine: true });
    }
    setSending(false);
  };

  return {
    log: id === undefined ? undefined : log,
    busy:
      sending ||
      (id !== undefined && log.status !== 'ended' && ended.data !== true && !ended.isError),
    start: (command) => {
      const missing = missingOf(command);
      if (missing) notify(text(missing), { type: 'warning' });
      else void send(command);
    },
    clear: () => setId(undefined),
  };
}

function isFinished(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'is_finished' in answer &&
    answer.is_finished === true
  );
}

function idOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return String(answer.id);
}
