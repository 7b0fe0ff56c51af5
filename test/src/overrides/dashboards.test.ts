import { describe, expect, it } from 'vitest';
import { areaPath, axisTop, linePath, points } from '../../../src/overrides/dashboards/linePath.ts';

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
