import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';

/** A command is logged when it is sent off; so much earlier somebody begins to type it. */
export const LEAD_S = 2;
/** The value of `risk_level` that is no ordinary command (contract: audit, section 3). */
const DANGEROUS = 5;

/**
 * Places commands on the time line of a recording.
 *
 * @param startedAt of the recording, in seconds since 1970
 * @param seconds how long it is; a command that was logged later stands at its end
 */
export function placeCommands(
  rows: readonly RecordOf<'terminal.command'>[],
  startedAt: number,
  seconds: number,
) {
  return rows
    .flatMap((row) => {
      const { timestamp } = row;
      if (typeof timestamp !== 'number') return [];
      return [
        {
          id: String(row.id),
          input: String(row.input ?? ''),
          dangerous: row.risk_level === DANGEROUS,
          /** Seconds from the start of the recording. */
          at: Math.min(Math.max(timestamp - startedAt, 0), seconds),
        },
      ];
    })
    .toSorted((one, other) => one.at - other.at);
}

export type RecordedCommand = ReturnType<typeof placeCommands>[number];

/** Where the player goes for a command. */
export function momentOf({ at }: Pick<RecordedCommand, 'at'>): number {
  return Math.max(0, at - LEAD_S);
}

/** The command that is on the screen: the last one that has begun. */
export function commandAt(
  commands: readonly RecordedCommand[],
  at: number,
): RecordedCommand | undefined {
  return commands.findLast((command) => momentOf(command) <= at);
}

/** The command to go to from here, forwards or back; undefined at an end. */
export function neighbour(
  commands: readonly RecordedCommand[],
  at: number,
  direction: 'next' | 'previous',
): RecordedCommand | undefined {
  const now = commandAt(commands, at);
  const place = now === undefined ? -1 : commands.indexOf(now);
  return commands[direction === 'next' ? place + 1 : Math.max(place - 1, 0)];
}
