import { request } from '@gatehouse-console/engine/api/client.ts';
import { readList } from '@gatehouse-console/engine/api/readList.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { readStorages } from '../terminal/commandStorages.ts';
import { answerTo, DENY, type CommandRule, type CompiledRule } from './commandRules.ts';

export type Command = RecordOf<'terminal.command'>;

/** A recorded command, and the rule that would have refused it. */
export interface StoppedCommand {
  readonly command: Command;
  readonly rule: CommandRule;
}

/** What one page of commands brings. */
interface CommandsRead {
  readonly read: number;
  readonly stopped: readonly StoppedCommand[];
}

/** Of each command storage. */
export const MOST_COMMANDS = 1000;

/**
 * Reads the latest commands of every storage that can be searched, newest first, and finds those that the rules refuse.
 *
 * @param onRead called with each page
 * @returns the names of the storages that cannot be searched
 * @throws ApiError when a call fails, or the signal aborts it
 */
export async function readStopped(
  rules: readonly CompiledRule[],
  signal: AbortSignal,
  onRead: (part: CommandsRead) => void,
): Promise<readonly string[]> {
  const tree = await request('terminal/command-storages/tree', {
    query: { real: 1 },
    quiet: true,
    signal,
  });
  const storages = readStorages(tree);
  for (const { id, open } of storages) {
    if (open) {
      // oxlint-disable-next-line no-await-in-loop -- one storage after the other
      await readList<Command>(request, 'terminal/commands', {
        query: { command_storage_id: id, order: '-timestamp' },
        most: MOST_COMMANDS,
        signal,
        onPage: ({ data }) => onRead(stoppedIn(data, rules)),
      });
    }
  }
  return storages.flatMap(({ open, label }) => (open ? [] : [label]));
}

function stoppedIn(commands: readonly Command[], rules: readonly CompiledRule[]): CommandsRead {
  const stopped = commands.flatMap((command): StoppedCommand[] => {
    const answer = answerTo(String(command.input ?? ''), rules);
    return answer?.rule.action === DENY ? [{ command, rule: answer.rule }] : [];
  });
  return { read: commands.length, stopped };
}
