import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../../src/i18n/durations.ts';

describe('a duration (spec 1, section 9)', () => {
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
    expect(formatDuration(seconds, 'en')).toBe(shown);
  });

  it('speaks the language in force', () => {
    expect(formatDuration(9000, 'ja')).toBe('2.5 時間');
    expect(formatDuration(9000, 'zh')).toBe('2.5小时');
  });

  it.each([null, undefined, '', 'soon', -1, Number.NaN])('is nothing for %s', (value) => {
    expect(formatDuration(value, 'en')).toBe('');
  });
});
