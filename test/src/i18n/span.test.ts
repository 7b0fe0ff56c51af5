import { describe, expect, it } from 'vitest';
import { formatSpan } from '../../../src/i18n/span.ts';

describe('how long something goes on', () => {
  it.each([
    [0, '0 sec'],
    [59.9, '59 sec'],
    [60, '1 min'],
    [25 * 60 + 36, '25 min'],
    [3600, '1 hr'],
    [71 * 60, '1 hr 11 min'],
    [51 * 3600, '2 days 3 hr'],
    [-3, '0 sec'],
  ])('%d seconds are said as %s', (seconds, said) => {
    expect(formatSpan(seconds, 'en')).toBe(said);
  });

  it('is said in each language', () => {
    expect([formatSpan(71 * 60, 'zh'), formatSpan(71 * 60, 'ja')]).toEqual([
      '1小时 11分钟',
      '1 時間 11 分',
    ]);
  });
});
