import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../../src/i18n/dates.ts';
import { writeDate } from '../../../src/i18n/writeDate.ts';
import { formatNumber } from '../../../src/i18n/numbers.ts';

describe('reading a moment', () => {
  it.each([
    ['as the server writes it', '2026/11/21 22:54:25 +0800', '2026-11-21T14:54:25.000Z'],
    ['in a zone west of Greenwich', '2026/11/21 22:54:25 -0330', '2026-11-22T02:24:25.000Z'],
    ['in ISO 8601', '2026-11-21T14:54:25Z', '2026-11-21T14:54:25.000Z'],
    ['in ISO 8601 with parts of a second', '2026-11-21T14:54:25.123Z', '2026-11-21T14:54:25.123Z'],
  ])('%s', (_case, text, iso) => {
    expect(readDate(text)?.toISOString()).toBe(iso);
  });

  it('without a zone takes the browser’s', () => {
    expect(readDate('2026/11/21 22:54:25')?.getTime()).toBe(
      new Date(2026, 10, 21, 22, 54, 25).getTime(),
    );
  });

  it('of a day alone is midnight there', () => {
    expect(readDate('2026-11-21')?.getTime()).toBe(new Date(2026, 10, 21).getTime());
  });

  it.each(['', null, undefined, 7, 'soon', '10', '2026/13/45 22:54:25 +0800'])(
    'is nothing for what is none: %j',
    (value) => {
      expect(readDate(value)).toBeUndefined();
    },
  );

  it('understands what it writes', () => {
    const moment = new Date('2026-11-21T14:54:25Z');
    expect(writeDate(moment)).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d [+-]\d{4}$/);
    expect(readDate(writeDate(moment))).toEqual(moment);
  });
});

describe('a moment in words', () => {
  const evening = new Date(2026, 10, 21, 22, 5, 9);

  it.each([
    ['en', 'short', '11/21/2026'],
    ['en', 'medium', '11/21/2026, 22:05'],
    ['zh', 'medium', '2026/11/21 22:05'],
    ['ja', 'medium', '2026/11/21 22:05'],
  ] as const)('in %s, %s: %s', (language, style, words) => {
    expect(formatDate(evening, style, language)).toBe(words);
  });

  it.each([
    ['en', 'November'],
    ['zh', '2026年11月21日'],
    ['ja', '2026年11月21日'],
  ])('in full in %s names the month, the seconds and the zone', (language, words) => {
    const text = formatDate(evening, 'long', language);
    expect(text).toContain(words);
    expect(text).toContain('22:05:09');
  });

  it('has no hour 24 at midnight', () => {
    expect(formatDate(new Date(2026, 0, 1, 0, 0), 'medium', 'en')).toBe('01/01/2026, 00:00');
  });

  it('is empty for what is none', () => {
    expect(formatDate(null, 'short', 'en')).toBe('');
  });
});

describe('a number', () => {
  it('is grouped as the language does', () => {
    expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5');
  });
});
