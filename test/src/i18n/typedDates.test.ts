import { describe, expect, it } from 'vitest';
import { datePattern, readTypedDate, writtenDate } from '../../../src/i18n/typedDates.ts';

describe('a date as somebody types it', () => {
  it.each([
    ['11/26/2026, 21:05', 'en', '2026-11-26T21:05'],
    ['1/2/2027 9:05', 'en', '2027-01-02T09:05'],
    ['2026/11/26 21:05', 'zh', '2026-11-26T21:05'],
    ['2026年11月26日 21時05分', 'ja', '2026-11-26T21:05'],
    ['2026-11-26T21:05', 'en', '2026-11-26T21:05'],
    ['11/26/2026', 'en', '2026-11-26T00:00'],
    ['02/30/2026, 21:05', 'en', undefined],
    ['26/11/2026, 21:05', 'en', undefined],
    ['11/26/26, 21:05', 'en', undefined],
    ['11/26/2026, 24:05', 'en', undefined],
    ['11/26/2026, 09:05 PM', 'en', undefined],
    ['11/26/20', 'en', undefined],
    ['', 'en', undefined],
  ])('%s in %s is %s', (typed, language, value) => {
    expect(readTypedDate(typed, 'datetime', language)).toBe(value);
  });

  it('may have no time where there is none, and no date where there is none', () => {
    expect(readTypedDate('11/26/2026', 'date', 'en')).toBe('2026-11-26');
    expect(readTypedDate('11/26/2026, 21:05', 'date', 'en')).toBeUndefined();
    expect(readTypedDate('9:05', 'time', 'en')).toBe('09:05');
    expect(readTypedDate('9', 'time', 'en')).toBeUndefined();
  });

  it.each(['en', 'zh', 'ja'])('is written in %s as lists have it, and read again', (language) => {
    const written = writtenDate('2026-11-26T21:05', 'datetime', language);
    expect(written).toContain('21:05');
    expect(readTypedDate(written, 'datetime', language)).toBe('2026-11-26T21:05');
    expect(written.replaceAll(/\d/g, '')).toBe(
      datePattern('datetime', language).replaceAll(/[A-Za-z]/g, ''),
    );
  });
});
