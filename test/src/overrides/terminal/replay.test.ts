import { describe, expect, it } from 'vitest';
import { firstOutput, timeText } from '../../../../src/overrides/terminal/replay/recording.ts';
import { screenText } from '../../../../src/overrides/terminal/replay/playback.ts';
import {
  playsHere,
  readReplayAnswer,
} from '../../../../src/overrides/terminal/replay/replayAnswer.ts';
import { playing, readRecording } from './playing.ts';

describe('a recording', () => {
  const cast = [
    { version: 2, width: 40, height: 2 },
    [0.5, 'o', 'one '],
    [1, 'i', 'typed'],
    [2, 'o', 'two'],
    [3, 'r', '20x4'],
  ];
  const text = castOf(cast);

  it('of asciicast tells its size, its outputs, new sizes of its window and how long it is', () => {
    expect(readRecording(text)).toEqual({
      size: { columns: 40, rows: 2 },
      events: [
        { seconds: 0.5, kind: 'output', text: 'one ', work: 4 },
        { seconds: 2, kind: 'output', text: 'two', work: 3 },
        { seconds: 3, kind: 'resize', size: { columns: 20, rows: 4 } },
      ],
      seconds: 3,
      changes: 0,
    });
  });

  it('of the older form is one object of seconds and outputs', () => {
    expect(readRecording('{"1.5": "b", "0.5": "a"}')?.events).toEqual([
      { seconds: 0.5, kind: 'output', text: 'a', work: 1 },
      { seconds: 1.5, kind: 'output', text: 'b', work: 1 },
    ]);
  });

  it('that is none is refused', () => {
    expect(readRecording('<html>')).toBeUndefined();
  });

  it.each([
    [{ version: 2, width: 1e9, height: 24 }, [0, 'r', '0x0']],
    [{ version: 2 }, [0, 'r', 'wide']],
  ])('of a size that no terminal has is played in the usual one', (...lines) => {
    const recording = readRecording(castOf([...lines, [1, 'o', 'x']]));
    expect(recording?.size).toEqual({ columns: 80, rows: 24 });
    expect(recording?.events).toHaveLength(1);
  });

  it.each([
    [7.9, '0:07'],
    [750, '12:30'],
    [3723, '1:02:03'],
  ])('is at %d seconds said as %s', (seconds, said) => {
    expect(timeText(seconds)).toBe(said);
  });
});

describe('the terminal of a recording', () => {
  const cast = [
    { version: 2, width: 12, height: 3 },
    [0.5, 'o', 'one '],
    [2, 'o', 'two'],
    [3, 'r', '20x4'],
    [4, 'o', '\u001B[2J\u001B[Hthree'],
  ];

  it('shows what was there at a moment, forwards and back', async () => {
    const { terminal, show } = playing(castOf(cast));
    const at = async (seconds: number) => {
      await show(seconds);
      return `${terminal.cols}x${terminal.rows} ${screenText(terminal).trim()}`;
    };
    expect(await at(0)).toBe('12x3 ');
    expect(await at(1)).toBe('12x3 one');
    expect(await at(2)).toBe('12x3 one two');
    expect(await at(9)).toBe('20x4 three');
    expect(await at(0.7)).toBe('12x3 one');
  });

  it('ends where the last call wanted it, whatever it was doing', async () => {
    const { terminal, show } = playing(castOf(cast));
    await Promise.all([show(9), show(0.7), show(2)]);
    expect(screenText(terminal).trim()).toBe('one two');
  });

  it('tells its lines as text', async () => {
    const { terminal, show } = playing(
      castOf([cast[0], [1, 'o', '\u001B[31mred\u001B[m  \r\n\u001B]0;title\u0007漢字\r\n3\r\n4']]),
    );
    await show(1);
    expect(screenText(terminal)).toBe('漢字\n3\n4');
  });

  it('has megabytes of output after a jump to the end', async () => {
    const line = `${'x'.repeat(70)}\u001B[32m!\u001B[m\r\n`;
    const many = Array.from({ length: 500 }, (_, index) => [index, 'o', line.repeat(100)]);
    const { terminal, show } = playing(castOf([cast[0], ...many, [500, 'o', 'the end']]));
    await show(500);
    expect(screenText(terminal)).toContain('the end');
  });
});

describe('the answer about a replay', () => {
  it('is preparing while the server looks', () => {
    expect(readReplayAnswer({ status: 'running', key: 'k' })).toEqual({ state: 'preparing' });
  });

  it('says where the recording is, and whether it is played here', () => {
    const found = readReplayAnswer({ type: 'guacamole', src: '/media/x.replay.gz' });
    expect(found).toEqual({
      state: 'found',
      replay: { type: 'guacamole', src: '/media/x.replay.gz' },
    });
    const played = ['asciicast', 'json', 'guacamole', 'mp4'].map((type) =>
      playsHere({ type, src: '' }),
    );
    expect(played).toEqual([true, true, true, false]);
  });

  it('says why there is none', () => {
    expect(readReplayAnswer({ status: 'error', error: 'gone' })).toEqual({
      state: 'missing',
      reason: 'gone',
    });
  });
});

function castOf(lines: readonly unknown[]): string {
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

describe('what a recording shows before it is played', () => {
  it('is its first output, or nothing where there is none', () => {
    const size = { columns: 80, rows: 24 };
    const output = { kind: 'output', seconds: 3, text: '$ ', work: 2 } as const;
    expect(firstOutput({ events: [{ kind: 'resize', seconds: 1, size }, output] })).toBe(3);
    expect(firstOutput({ events: [] })).toBe(0);
  });
});
