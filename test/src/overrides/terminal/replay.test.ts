import { describe, expect, it } from 'vitest';
import {
  createPlayback,
  readRecording,
  timeText,
} from '../../../../src/overrides/terminal/replay/recording.ts';
import {
  playsHere,
  readReplayAnswer,
} from '../../../../src/overrides/terminal/replay/replayAnswer.ts';
import {
  afterOutput,
  emptyScreen,
  screenText,
} from '../../../../src/overrides/terminal/replay/screen.ts';

const shown = (output: string, columns = 20, rows = 3) =>
  screenText(afterOutput(emptyScreen(columns, rows), output));

describe('the screen of a terminal', () => {
  it.each([
    ['keeps text where it was written', 'ab\r\ncd', 'ab\ncd\n'],
    ['writes over a line from its beginning', 'abc\rX', 'Xbc\n\n'],
    ['takes back a letter', 'ab\b \bc', 'ac\n\n'],
    ['leaves colours and titles out', '\u001B]0;me\u0007\u001B[1;32mok\u001B[0m', 'ok\n\n'],
    ['moves the cursor', '\u001B[2;3Hx', '\n  x\n'],
    ['erases the rest of a line', 'abcd\u001B[2D\u001B[K', 'ab\n\n'],
    ['erases everything', 'abcd\u001B[2J', '\n\n'],
    ['scrolls when it is full', '1\r\n2\r\n3\r\n4', '2\n3\n4'],
  ])('%s', (_, output, text) => {
    expect(shown(output)).toBe(text);
  });

  it('goes on in the next line where one is full', () => {
    expect(shown('abcdef', 4)).toBe('abcd\nef\n');
  });
});

describe('a recording', () => {
  const cast = [
    { version: 2, width: 40, height: 2 },
    [0.5, 'o', 'one '],
    [1, 'i', 'typed'],
    [2, 'o', 'two'],
  ];
  const text = cast.map((line) => JSON.stringify(line)).join('\n');

  it('of asciicast tells its size, its outputs and how long it is', () => {
    expect(readRecording(text)).toEqual({
      columns: 40,
      rows: 2,
      events: [
        [0.5, 'one '],
        [2, 'two'],
      ],
      seconds: 2,
    });
  });

  it('of the older form is one object of seconds and outputs', () => {
    expect(readRecording('{"1.5": "b", "0.5": "a"}')?.events).toEqual([
      [0.5, 'a'],
      [1.5, 'b'],
    ]);
  });

  it('that is none is refused', () => {
    expect(readRecording('<html>')).toBeUndefined();
  });

  it('shows what was there at a moment, forwards and back', () => {
    const recording = readRecording(text);
    const tape = createPlayback(recording ?? { columns: 1, rows: 1, events: [], seconds: 0 });
    const at = (seconds: number) => screenText(tape(seconds)).trim();
    expect([at(0), at(1), at(2), at(0.7), at(9)]).toEqual(['', 'one', 'one two', 'one', 'one two']);
  });

  it.each([
    [7.9, '0:07'],
    [750, '12:30'],
    [3723, '1:02:03'],
  ])('is at %d seconds said as %s', (seconds, said) => {
    expect(timeText(seconds)).toBe(said);
  });
});

describe('the answer about a replay', () => {
  it('is preparing while the server looks', () => {
    expect(readReplayAnswer({ status: 'running', key: 'k' })).toEqual({ state: 'preparing' });
  });

  it('says where the recording is; drawn ones are not played here', () => {
    const found = readReplayAnswer({ type: 'guacamole', src: '/media/x.replay.gz' });
    expect(found).toEqual({
      state: 'found',
      replay: { type: 'guacamole', src: '/media/x.replay.gz' },
    });
    expect(playsHere({ type: 'guacamole', src: '' })).toBe(false);
    expect(playsHere({ type: 'asciicast', src: '' })).toBe(true);
  });

  it('says why there is none', () => {
    expect(readReplayAnswer({ status: 'error', error: 'gone' })).toEqual({
      state: 'missing',
      reason: 'gone',
    });
  });
});
