import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../../src/overrides/shell/dashboards/figures.ts';
import {
  areaPath,
  axisTop,
  linePath,
  points,
} from '../../../../src/overrides/shell/dashboards/linePath.ts';
import { arcsOf } from '../../../../src/overrides/shell/dashboards/ShareRing.tsx';

const FRAME = { width: 100, height: 50 };

describe('the drawing of a line', () => {
  it.each([
    [[], 2],
    [[0, 1], 2],
    [[3], 4],
    [[7], 10],
    [[41, 12], 50],
    [[100], 100],
  ])('has an axis up to a round number: %j', (values, top) => {
    expect(axisTop(values)).toBe(top);
  });

  it('reaches from edge to edge, the highest mark at the top', () => {
    expect(points([0, 5, 10], 10, FRAME)).toEqual([
      [0, 50],
      [50, 25],
      [100, 0],
    ]);
  });

  it('is smooth, and closed below for its area', () => {
    expect(linePath([0, 10], 10, FRAME)).toBe('M0 50C50 50 50 0 100 0');
    expect(areaPath([0, 10], 10, FRAME)).toBe('M0 50C50 50 50 0 100 0V50H0Z');
  });

  it('is nothing without values', () => {
    expect([linePath([], 2, FRAME), areaPath([], 2, FRAME)]).toEqual(['', '']);
  });
});

describe('the ring of a number', () => {
  // As the real server counts: the disabled ones are among those that are not seen.
  const shares = { active: 9, inactive: 22, disabled: 2 };

  it('is never longer than a whole turn, as those that are switched off are counted once', () => {
    expect(totalOf(shares)).toBe(31);
    const arcs = arcsOf(shares, totalOf(shares));
    expect(arcs.map(({ part }) => part)).toEqual(['active', 'inactive']);
    expect(arcs.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(100);
  });

  it('is empty where there is nothing', () => {
    const none = { active: 0, inactive: 0, disabled: 0 };
    expect(arcsOf(none, 0).map(({ length }) => length)).toEqual([0, 0]);
  });
});
