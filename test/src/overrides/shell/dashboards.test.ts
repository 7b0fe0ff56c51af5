import { describe, expect, it } from 'vitest';
import { sharesOf, totalOf } from '../../../../src/overrides/shell/dashboards/figures.ts';
import {
  axisOf,
  bars,
  labelledDays,
  linePath,
  points,
} from '../../../../src/overrides/shell/dashboards/chartScale.ts';
import {
  countByDay,
  dayName,
  lastDaysOf,
} from '../../../../src/overrides/shell/dashboards/chartDays.ts';
import { nameAndAddress } from '../../../../src/overrides/shell/dashboards/displayNames.ts';
import { arcsOf } from '../../../../src/overrides/shell/dashboards/ShareRing.tsx';

const FRAME = { width: 100, height: 50 };

describe('the axis of a chart', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 1],
      [0, 1],
    ],
    [[3], [0, 1, 2, 3]],
    [[6], [0, 2, 4, 6]],
    [[7], [0, 2, 4, 6, 8]],
    [[13], [0, 5, 10, 15]],
    [
      [41, 12],
      [0, 10, 20, 30, 40, 50],
    ],
    [[100], [0, 20, 40, 60, 80, 100]],
    [[101], [0, 25, 50, 75, 100, 125]],
  ])('has whole marks up to just above the highest of %j', (values, marks) => {
    expect(axisOf(values)).toEqual({ top: marks.at(-1), marks });
  });

  it('leaves less than half of it unused, whatever the highest count is', () => {
    const highest = Array.from({ length: 3000 }, (_, index) => index + 1);
    expect(highest.filter((value) => value / axisOf([value]).top <= 0.5)).toEqual([]);
  });
});

describe('the drawing of counts over days', () => {
  it('puts each value in the middle of its day', () => {
    expect(points([0, 5, 10, 10], 10, FRAME)).toEqual([
      [12.5, 50],
      [37.5, 25],
      [62.5, 0],
      [87.5, 0],
    ]);
  });

  it('joins them by straight lines, and draws nothing without values', () => {
    expect(linePath([0, 10], 10, FRAME)).toBe('M25 50L75 0');
    expect(linePath([], 2, FRAME)).toBe('');
  });

  it('has the bars of two series side by side, not over each other', () => {
    const [first] = bars([5, 10], 10, FRAME, [0, 2]);
    const [second] = bars([5, 10], 10, FRAME, [1, 2]);
    expect(first).toEqual({ x: 7.5, y: 25, width: 17.5, height: 25 });
    expect(second?.x).toBe(25);
  });

  it('names as many days as fit, always the newest', () => {
    expect(labelledDays(7, 700, 80)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledDays(30, 500, 80)).toEqual([4, 9, 14, 19, 24, 29]);
  });
});

describe('the days of a chart', () => {
  const now = new Date(2026, 0, 2, 12);

  it('are written as the reader does, those of December in last year', () => {
    expect(dayName('01-02', now, 'en')).toBe('Jan 2');
    expect(dayName('12-30', now, 'zh')).toBe('12月30日');
    expect(dayName('soon', now, 'en')).toBe('soon');
  });

  it('count what falls on them, and nothing else', () => {
    const days = lastDaysOf(3, now);
    expect(days.map((day) => day.getDate())).toEqual([31, 1, 2]);
    const moments = [new Date(2026, 0, 1, 23), new Date(2026, 0, 1, 1), new Date(2025, 11, 30)];
    expect(countByDay([...moments, undefined], days)).toEqual([0, 2, 0]);
  });
});

it.each([
  ['ham-db-01(10.20.1.11)', { name: 'ham-db-01', address: '10.20.1.11' }],
  ['gate (old)(10.0.0.1)', { name: 'gate (old)', address: '10.0.0.1' }],
  ['no address', undefined],
])('reads the asset of a figure: %s', (display, parts) => {
  expect(nameAndAddress(display)).toEqual(parts);
});

describe('the ring of a number', () => {
  // As the real server counts: the disabled ones are among those that are not seen.
  const counted = { active: 4, inactive: 9, disabled: 1 };

  it('has three parts that are the total together, whoever is disabled', () => {
    const shares = sharesOf(counted);
    expect(shares).toEqual({ active: 4, inactive: 8, disabled: 1 });
    expect(totalOf(shares)).toBe(13);
    // Disabled after they were active.
    expect(sharesOf({ active: 4, inactive: 1, disabled: 3 })).toEqual({
      active: 2,
      inactive: 0,
      disabled: 3,
    });
    const arcs = arcsOf(shares, totalOf(shares));
    expect(arcs.map(({ part }) => part)).toEqual(['active', 'inactive', 'disabled']);
    expect(arcs.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(100);
  });

  it('is empty where there is nothing', () => {
    const none = { active: 0, inactive: 0, disabled: 0 };
    expect(arcsOf(none, 0).map(({ length }) => length)).toEqual([0, 0, 0]);
  });
});
