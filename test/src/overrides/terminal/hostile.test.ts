import { describe, expect, it } from 'vitest';
import { isCombiningMark } from '../../../../src/overrides/terminal/replay/combiningMarks.ts';
import { OutputSanitizer } from '../../../../src/overrides/terminal/replay/outputSanitizer.ts';
import { screenText } from '../../../../src/overrides/terminal/replay/playback.ts';
import { readCast, RECORDINGS } from '../../../recordings/tmuxScreen.ts';
import { chanceOf } from '../../../malformed/chance.mjs';
import { playing } from './playing.ts';

const ESC = '\u001B';
const SIZE = { columns: 80, rows: 24 };
const AFTER = '\r\n$ rm -rf /srv/evidence';

function castOf(outputs: readonly string[], size = SIZE): string {
  const header = { version: 2, width: size.columns, height: size.rows };
  const events = outputs.map((text, index) => [index, 'o', text]);
  return [header, ...events].map((line) => JSON.stringify(line)).join('\n');
}

/** The screen at the end, and how much was left out. */
async function played(outputs: readonly string[], size = SIZE) {
  const { recording, show, terminal } = playing(castOf(outputs, size));
  await show(recording.seconds);
  return { screen: screenText(terminal), changes: recording.changes };
}

function sanitized(outputs: readonly string[]) {
  const sanitizer = new OutputSanitizer(SIZE);
  const pieces = outputs.flatMap((text) => sanitizer.output(text));
  return { text: pieces.map(({ text }) => text).join(''), changes: sanitizer.changes, pieces };
}

describe('output that would block a terminal', () => {
  const finals = ['S', 'T', 'L', 'M', 'I', 'Z', 'b', '@', 'P', 'X', ' @', ' A', "'}", "'~", 'B'];
  it.each(finals)('repeated without end by CSI %s: what follows is shown', async (final) => {
    const { screen } = await played(['A', `${ESC}[2147483647${final}`, AFTER]);
    expect(screen).toContain('$ rm -rf /srv/evidence');
  });

  it.each([
    ['by eight-bit characters', ['A', '\u009B2147483647S']],
    ['split between outputs', ['A', ESC, '[21474', '83647', 'S']],
    ['with a control character inside', ['A', `${ESC}[2147\u0000483647S`]],
    ['with a byte order mark inside', ['A', `${ESC}[\uFEFF2147483647S`]],
    ['after a sequence that was broken off', ['A', `${ESC}]0;title${ESC}[2147483647S`]],
    ['with more parameters', ['A', `${ESC}[2147483647;1:2;3S`]],
  ])('and is written %s: what follows is shown', async (_, outputs) => {
    const { screen } = await played([...outputs, AFTER]);
    expect(screen).toContain('$ rm -rf /srv/evidence');
  });

  it.each(['S', 'T', 'L', 'M', 'I', 'Z'])(
    'by CSI %s leaves the same screen as the whole number would',
    async (final) => {
      const before = `${ESC}[5;20r${ESC}[3g${ESC}[10;10Hline`;
      const { screen, changes } = await played([before, `${ESC}[54321${final}after`]);
      const { terminal } = playing(castOf(['x']));
      await new Promise<void>((done) => {
        terminal.write(`${before}${ESC}[54321${final}after`, done);
      });
      expect(screen).toBe(screenText(terminal));
      expect(changes).toBe(0);
    },
  );

  it('as a repeated character is shortened, and that is counted', async () => {
    const { screen, changes } = await played(['A', `${ESC}[2147483647b`]);
    expect(screen.replaceAll('\n', '')).toMatch(/^A+$/);
    expect(changes).toBe(1);
  });

  it('as marks on one character is shortened, in one output or many', () => {
    const marks = '\u0301'.repeat(100);
    expect(sanitized(['e', marks, marks, 'x'])).toMatchObject({
      text: `e${'\u0301'.repeat(16)}x`,
      changes: 184,
    });
  });

  it('as marks behind a wide character that the line has no room for is left out', async () => {
    const outputs = [`${ESC}[?7l${ESC}[1;79HaA`, `漢${'\u0301'.repeat(10)}`.repeat(50)];
    const { recording, show, terminal } = playing(castOf(outputs));
    await show(recording.seconds);
    const longest = Math.max(
      ...Array.from(
        { length: 80 },
        (_, column) => terminal.buffer.active.getLine(0)?.getCell(column)?.getChars().length ?? 0,
      ),
    );
    expect(longest).toBeLessThan(18);
  });

  it.each([
    ['title', `${ESC}]0;`, '\u0007'],
    ['device string', `${ESC}P$q`, `${ESC}\\`],
  ])('as an endless %s is cancelled, and what follows is shown', async (_, begin, end) => {
    const outputs = [begin, ...Array.from({ length: 40 }, () => 'x'.repeat(100_000)), end, AFTER];
    const { screen, changes } = await played(outputs);
    expect(screen).toContain('$ rm -rf /srv/evidence');
    expect(screen).not.toContain('xx');
    expect(changes).toBe(1);
    expect(sanitized(outputs).text.length).toBeLessThan(20_000);
  });

  it('as a hundred thousand links is shortened', () => {
    const link = `${ESC}]8;;https://example.org/\u0007x`;
    const { changes } = sanitized(Array.from({ length: 100 }, () => link.repeat(50)));
    expect(changes).toBe(3000);
  });

  it('by whole screens that move all the time is shortened after a while', () => {
    const scrolls = `${ESC}[9999S`.repeat(1000);
    const { changes, pieces } = sanitized(Array.from({ length: 10 }, () => scrolls));
    expect(changes).toBeGreaterThan(0);
    // The page stays responsive between two pieces.
    expect(Math.max(...pieces.map(({ work }) => work))).toBeLessThan(4_000_000);
  });

  it('by sizes of the window that change all the time is shortened after a while', async () => {
    const resizes = Array.from({ length: 100_000 }, (_, index) => [
      index,
      'r',
      index % 2 === 0 ? '1000x1000' : '2x1',
    ]);
    const cast = [{ version: 2 }, [0, 'o', 'A'], ...resizes, [1e6, 'o', AFTER]];
    const { recording } = playing(cast.map((line) => JSON.stringify(line)).join('\n'));
    expect(recording.events.length).toBeLessThan(1000);
    expect(recording.changes).toBeGreaterThan(99_000);
  });
});

describe('harmless output', () => {
  it.each(RECORDINGS)('of the recording of %s is left as it is', (name) => {
    const outputs = readCast(name)
      .trim()
      .split('\n')
      .slice(1)
      .map((line): unknown => JSON.parse(line))
      .flatMap((event) => (Array.isArray(event) && event[1] === 'o' ? [String(event[2])] : []));
    const { text, changes } = sanitized(outputs);
    expect(text).toBe(outputs.join(''));
    expect(changes).toBe(0);
  });

  it.each([
    ['other letters', 'Welcome · 欢迎 · ようこそ 🚀'],
    ['families and hearts', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['marks', 'é ẩ̃ กำ नि 각'],
    ['a line drawn by a repetition', `${ESC}[44m ${ESC}[80b${ESC}[m─${ESC}[79b`],
    ['colours and modes', `${ESC}[?1049h${ESC}[38;2;255;100;0m${ESC}[?2004hx${ESC}[?1049l`],
    ['a link', `${ESC}]8;id=1;https://example.org/\u0007text${ESC}]8;;\u0007`],
    ['an unfinished sequence', `text${ESC}[12`],
  ])('with %s is left as it is, however it is split', (_, text) => {
    const units = Array.from({ length: text.length }, (__, index) => text[index] ?? '');
    expect(sanitized([text])).toMatchObject({ text, changes: 0 });
    expect(sanitized(units)).toMatchObject({ text, changes: 0 });
  });
});

describe('every output', () => {
  const parts = [
    ...Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code)),
    ...Array.from({ length: 33 }, (_, code) => String.fromCodePoint(0x7f + code)),
    `${ESC}[`,
    `${ESC}[?`,
    `${ESC}]`,
    `${ESC}P`,
    `${ESC}_`,
    `${ESC}#8`,
    `${ESC}c`,
    ESC,
    '99999999',
    '2147483647',
    '123456',
    '7',
    ';',
    ':',
    '?',
    '$',
    ' ',
    "'",
    '!',
    'S',
    'T',
    'L',
    'M',
    'I',
    'Z',
    'b',
    'b',
    'm',
    'h',
    'l',
    'r',
    'H',
    'J',
    'p',
    'q',
    '~',
    '\\',
    'A',
    '漢',
    '\u0301',
    '\u0301'.repeat(40),
    '🚀',
    '\uD800',
    '\uDC00',
    '\uFEFF',
    '\u1160',
    `${ESC}[?7l`,
    `${ESC}[?7h`,
    `${ESC}[1;79H`,
    `${ESC}[1;1H`,
  ];

  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'of random control characters keeps parameters and cells small (%d)',
    async (seed) => {
      const { pick } = chanceOf(seed);
      const outputs = Array.from({ length: 150 }, () =>
        Array.from({ length: 8 }, () => pick(parts) ?? '').join(''),
      );
      const { recording, show, terminal } = playing(castOf(outputs));
      const parameters: number[] = [];
      for (const final of 'SLTMIZb') {
        terminal.parser.registerCsiHandler({ final }, ([first]) => {
          parameters.push(Number(first));
          return false;
        });
      }
      await show(recording.seconds);
      expect(Math.max(0, ...parameters)).toBeLessThan(10_000);
      const { active } = terminal.buffer;
      const lengths = Array.from({ length: active.length * 80 }, (_, index) => {
        const cell = active.getLine(Math.floor(index / 80))?.getCell(index % 80);
        return [...(cell?.getChars() ?? '')].length;
      });
      expect(lengths.reduce((a, b) => Math.max(a, b), 0)).toBeLessThan(18);
    },
    20_000,
  );
});

describe('a mark', () => {
  it('is every character that a terminal adds to a cell', async () => {
    const rows = 1000;
    const { terminal } = playing(castOf(['x'], { columns: 20, rows }));
    const missed: string[] = [];
    const codes = Array.from({ length: 0x20000 }, (_, code) => code + 0xa0).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const ends = [...codes, ...Array.from({ length: 0x2000 }, (_, code) => code + 0xe0000)];
    for (let start = 0; start < ends.length; start += rows) {
      const some = ends.slice(start, start + rows);
      const lines = some.map((code, row) => `${ESC}[${row + 1};1Ha${String.fromCodePoint(code)}`);
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await new Promise<void>((done) => {
        terminal.write(`${ESC}[2J${lines.join('')}`, done);
      });
      for (const [row, code] of some.entries()) {
        const { active } = terminal.buffer;
        const joined =
          (
            active
              .getLine(active.baseY + row)
              ?.getCell(0)
              ?.getChars() ?? ''
          ).length > 1;
        if (joined && !isCombiningMark(code)) missed.push(code.toString(16));
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('the times of a recording', () => {
  it('never go back, are never before the start, and are numbers', () => {
    const lines = [
      '{"version":2,"width":80,"height":24}',
      '[-5,"o","a"]',
      '[3,"o","b"]',
      '[1,"o","c"]',
      '[1e999,"o","d"]',
      '[4,"o","e"]',
    ];
    const { recording } = playing(lines.join('\n'));
    expect(recording.events.map(({ seconds }) => seconds)).toEqual([0, 3, 3, 3, 4]);
    expect(recording.seconds).toBe(4);
  });

  it('may be a million', async () => {
    const lines = Array.from({ length: 1_000_000 }, (_, index) => `[${index},"o","x"]`);
    const { recording, show, terminal } = playing(['{"version":2}', ...lines].join('\n'));
    expect(recording.events).toHaveLength(1_000_000);
    await show(recording.seconds);
    expect(screenText(terminal)).toContain('xxx');
  });

  it('of a window that is larger than any are not followed, and that is counted', () => {
    const lines = ['{"version":2,"width":80,"height":24}', '[1,"o","a"]', '[2,"r","5000x5000"]'];
    const { recording } = playing(lines.join('\n'));
    expect(recording.events).toHaveLength(1);
    expect(recording.changes).toBe(1);
  });
});
