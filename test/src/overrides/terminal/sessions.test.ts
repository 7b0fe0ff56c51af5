import { describe, expect, it } from 'vitest';
import { secondsOf } from '../../../../src/overrides/terminal/secondsOf.ts';

const NOW = Date.UTC(2026, 10, 22, 10, 0, 0);
const START = '2026/11/22 09:00:00 +0000';

describe('the duration of a session (spec 2, section 3)', () => {
  it('is from its begin to its end', () => {
    const session = { date_start: START, date_end: '2026/11/22 09:01:30 +0000' };
    expect(secondsOf(session, NOW)).toBe(90);
  });

  it('goes on until now while it runs', () => {
    expect(secondsOf({ date_start: START, date_end: null }, NOW)).toBe(3600);
  });

  it('is unknown without a begin, and never less than nothing', () => {
    expect(secondsOf({ date_start: null }, NOW)).toBeUndefined();
    expect(secondsOf({ date_start: '2026/11/22 10:00:05 +0000' }, NOW)).toBe(0);
  });
});
