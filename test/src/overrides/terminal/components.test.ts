import { describe, expect, it } from 'vitest';
import { sharesOf } from '../../../../src/overrides/terminal/loadShares.ts';

describe('how the components of a kind fare (spec 2, section 4)', () => {
  it('is told in percent, without the states that none is in', () => {
    expect(sharesOf({ total: 4, normal: 3, high: 0, critical: 0, offline: 1 })).toEqual([
      { state: 'normal', percent: 75 },
      { state: 'offline', percent: 25 },
    ]);
  });

  it('is nothing where there are none', () => {
    expect(sharesOf({ total: 0, normal: 0 })).toEqual([]);
    expect(sharesOf({})).toEqual([]);
  });
});
