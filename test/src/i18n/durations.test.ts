import { describe, expect, it } from 'vitest';
import { formatDuration, formatExactDuration } from '../../../src/i18n/durations.ts';

describe('a duration', () => {
  it.each([
    [0, '0 s'],
    [0.34, '0.3 s'],
    [45, '45 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [25 * 60 + 36, '25 min'],
    [3600, '1 h'],
    [71 * 60, '1 h 11 min'],
    [51 * 3600, '2 d 3 h'],
    ['12.25', '12 s'],
  ])('of %s seconds is shown as %s', (seconds, shown) => {
    expect(formatDuration(seconds, 'en')).toBe(shown);
  });

  it.each([
    ['zh', '45 秒', '25 分钟', '1 小时 11 分钟', '2 天 3 小时'],
    ['ja', '45 秒', '25 分', '1 時間 11 分', '2 日 3 時間'],
  ])('has the units of the language %s, after a blank', (language, ...shown) => {
    const lengths = [45, 25 * 60, 71 * 60, 51 * 3600];
    expect(lengths.map((length) => formatDuration(length, language))).toEqual(shown);
  });

  it.each([null, undefined, '', 'soon', -1, Number.NaN])('is nothing for %s', (value) => {
    expect([formatDuration(value, 'en'), formatExactDuration(value, 'en')]).toEqual(['', '']);
  });
});

describe('a duration on hover (spec 1, section 9)', () => {
  it.each([
    [0, '0 seconds'],
    [0.34, '0.3 seconds'],
    [1, '1 second'],
    [59.94, '59.9 seconds'],
    [59.96, '1 minute'],
    [90, '1.5 minutes'],
    [3600, '1 hour'],
    [9000, '2.5 hours'],
    [86_400, '1 day'],
    [216_000, '2.5 days'],
    ['12.25', '12.3 seconds'],
  ])('of %s seconds is %s', (seconds, shown) => {
    expect(formatExactDuration(seconds, 'en')).toBe(shown);
  });

  it('is said in each language', () => {
    expect(formatExactDuration(9000, 'ja')).toBe('2.5 時間');
    expect(formatExactDuration(9000, 'zh')).toBe('2.5 小时');
  });
});
