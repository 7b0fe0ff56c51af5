import { writtenBy } from '../audits/taskLog.ts';
import { taskLogFor } from './taskLogFor.ts';
import type { SocketCaller } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type {
  ServerSocket,
  SocketHandler,
} from '@gatehouse-console/engine/sandbox/core/socketHandler.ts';

/** Source of both: protocol, section 15. */
const ASK_AGAIN_MS = 500;
const LARGEST_CHUNK = 4096;

/**
 * Sends the log of a task: a dot every half second until the log exists, an empty line, then the lines as they
 * appear. Nothing marks the end, and the socket stays open. Messages that name no task are ignored. Users who may
 * see the jobs of an organization can also read logs of others.
 */
export function readTaskLog(caller: SocketCaller, line: ServerSocket): SocketHandler {
  let timer: NodeJS.Timeout | undefined;

  function follow(task: string): void {
    let sent: number | undefined;
    const say = (message: string) => line.send(JSON.stringify({ message, task }));
    const look = () => {
      if (!caller.isSignedIn()) {
        end();
        return line.close();
      }
      const log = taskLogFor(caller.sandbox, task, caller.userId);
      const text = log && writtenBy(log, caller.sandbox.clock());
      if (text === undefined) return say('.');
      if (sent === undefined) {
        line.send(JSON.stringify({ message: '\r\n' }));
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

  function end(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    // A further task replaces the previous one.
    text(said) {
      const task = taskOf(said);
      if (task === undefined) return;
      end();
      follow(task);
    },
    end,
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
