import { describe, expect, it } from 'vitest';
import { afterStep } from '../../../../src/overrides/terminal/replay/idleTime.ts';
import { playedSession } from '../../../../src/overrides/terminal/replay/playedSession.ts';
import {
  commandAt,
  momentOf,
  neighbour,
  placeCommands,
} from '../../../../src/overrides/terminal/replay/recordedCommands.ts';
import { PLAYER_KEYS, playerCommand } from '../../../../src/shell/shortcuts/playerKeys.ts';

const STARTED = 1_800_000_000;
const row = (id: string, second: number, risk = 0) => ({
  id,
  input: id,
  timestamp: STARTED + second,
  risk_level: risk,
});

describe('the commands of a recording', () => {
  const commands = placeCommands([row('b', 30, 5), row('a', 10), row('late', 99)], STARTED, 60);

  it('stand in the order of their times, none behind the end', () => {
    expect(commands.map(({ id, at }) => [id, at])).toEqual([
      ['a', 10],
      ['b', 30],
      ['late', 60],
    ]);
    expect(commands.map(({ dangerous }) => dangerous)).toEqual([false, true, false]);
  });

  it('that were logged before the recording began stand at its start', () => {
    expect(placeCommands([row('early', -5)], STARTED, 60)[0]?.at).toBe(0);
  });

  it('play from shortly before, while they are typed', () => {
    expect(momentOf({ at: 10 })).toBe(8);
    expect(momentOf({ at: 1 })).toBe(0);
  });

  it('are followed: the last one that has begun is on the screen', () => {
    expect(commandAt(commands, 0)).toBeUndefined();
    expect(commandAt(commands, 8)?.id).toBe('a');
    expect(commandAt(commands, 29)?.id).toBe('b');
  });

  it('are gone through, forwards and back', () => {
    expect(neighbour(commands, 0, 'next')?.id).toBe('a');
    expect(neighbour(commands, 9, 'next')?.id).toBe('b');
    expect(neighbour(commands, 60, 'next')).toBeUndefined();
    expect(neighbour(commands, 30, 'previous')?.id).toBe('a');
    expect(neighbour(commands, 9, 'previous')?.id).toBe('a');
  });
});

describe('a player that skips idle time', () => {
  const times = [1, 1.2, 30, 31];

  it('jumps to shortly before the next output', () => {
    expect(afterStep(1.2, 0.05, times, true)).toBe(29.5);
    expect(afterStep(29.5, 0.05, times, true)).toBeCloseTo(29.55);
  });

  it('plays short pauses, and all of them when it does not skip', () => {
    expect(afterStep(30, 0.05, times, true)).toBeCloseTo(30.05);
    expect(afterStep(1.2, 0.05, times, false)).toBeCloseTo(1.25);
  });

  it('plays on behind the last output', () => {
    expect(afterStep(31, 0.05, times, true)).toBeCloseTo(31.05);
  });
});

describe('the session of a recording', () => {
  const session = { id: 's1', date_start: '2026/11/22 09:00:00 +0000' };
  const start = Date.UTC(2026, 10, 22, 9) / 1000;

  it('opens at the moment of its address', () => {
    expect(playedSession(session, String(start + 35))).toEqual({
      id: 's1',
      startedAt: start,
      openAt: start + 35,
    });
  });

  it.each([null, '', 'noon'])('opens at its start for %j', (at) => {
    expect(playedSession(session, at).openAt).toBeUndefined();
  });
});

describe('the keys of the player', () => {
  it('each do one thing', () => {
    const keys = PLAYER_KEYS.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(playerCommand('j')).toBe('next');
    expect(playerCommand(' ')).toBe('toggle');
    expect(playerCommand('x')).toBeUndefined();
  });
});
