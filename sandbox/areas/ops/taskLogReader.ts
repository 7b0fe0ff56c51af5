import { writtenBy } from '../audits/taskLog.ts';
import { taskLogFor } from './taskLogFor.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import type { Connection } from '../../kernel/sockets/connection.ts';
import { CLOSE } from '../../kernel/sockets/frames.ts';

/** Source of both: protocol facts, section 15. */
const ASK_AGAIN_MS = 500;
const LARGEST_CHUNK = 4096;

export interface TaskLogReader {
  /** Follows the task that is asked for, instead of the one before. */
  ask(said: string, connection: Connection): void;
  stop(): void;
}

/**
 * Follows the log of a task for one connection: a dot every half second until there is a log, an empty
 * line, then what is written as it comes. Nothing is said at its end, and the socket stays open. What
 * asks for nothing is ignored.
 *
 * @param userId who reads: logs of others are there for those who may see the jobs of their organization
 * @param mayRead asked before each message; when not, the connection is closed
 */
export function taskLogReader(
  sandbox: Sandbox,
  userId: string,
  mayRead: () => boolean,
): TaskLogReader {
  let timer: NodeJS.Timeout | undefined;

  function follow(task: string, connection: Connection): void {
    let sent: number | undefined;
    const say = (message: string) => connection.send(JSON.stringify({ message, task }));
    const look = () => {
      if (!mayRead()) {
        stop();
        return connection.close(CLOSE.policy, 'The session has ended.');
      }
      const log = taskLogFor(sandbox, task, userId);
      const text = log && writtenBy(log, sandbox.clock());
      if (text === undefined) return say('.');
      if (sent === undefined) {
        connection.send(JSON.stringify({ message: '\r\n' }));
        sent = 0;
      }
      while (sent < text.length) {
        say(text.slice(sent, sent + LARGEST_CHUNK));
        sent += LARGEST_CHUNK;
      }
      sent = text.length;
    };
    look();
    timer = setInterval(look, ASK_AGAIN_MS).unref();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    ask(said, connection) {
      const task = taskOf(said);
      if (task === undefined) return;
      stop();
      follow(task, connection);
    },
    stop,
  };
}

function taskOf(said: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(said);
    if (typeof parsed !== 'object' || parsed === null || !('task' in parsed)) return undefined;
    return typeof parsed.task === 'string' ? parsed.task : undefined;
  } catch {
    return undefined;
  }
}
