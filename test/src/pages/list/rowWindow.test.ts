import { describe, expect, it } from 'vitest';
import {
  grown,
  moved,
  rowWindow,
  rowsAndGaps,
} from '../../../../src/pages/list/window/rowWindow.ts';

const ROW_PX = 36;
const HEIGHT_PX = 720;
const at = (row: number, count: number) => rowWindow(row * ROW_PX, HEIGHT_PX, ROW_PX, count);

describe('the rows of a long page that are drawn', () => {
  it('cover what is in view, with some to spare on both sides', () => {
    for (let row = 0; row <= 9_980; row += 1) {
      const { from, to } = at(row, 10_000);
      expect(from).toBeLessThanOrEqual(Math.max(0, row - 16));
      expect(to).toBeGreaterThanOrEqual(Math.min(10_000, row + 20 + 16));
    }
  });

  it('are no more for ten thousand than for a hundred', () => {
    const { from, to } = at(50, 100);
    expect(at(5_000, 10_000).to - at(5_000, 10_000).from).toBe(to - from);
    expect(to - from).toBeLessThan(70);
  });

  it('end with the last row', () => {
    expect(at(95, 100).to).toBe(100);
    expect(at(0, 30)).toEqual({ from: 0, to: 30 });
  });

  it('become a whole page of a hundred when there is time, and stay so', () => {
    let view = at(50, 100);
    for (let round = 0; round < 20; round += 1) view = grown(view, 100);
    expect(view).toEqual({ from: 0, to: 100 });
    expect(moved(view, at(95, 100), 100)).toBe(view);
    expect(grown(view, 100)).toBe(view);
  });

  it('begin anew where a jump leads far away from them', () => {
    expect(moved({ from: 0, to: 20 }, { from: 60, to: 100 }, 100)).toEqual({ from: 60, to: 100 });
  });

  it('move along without growing on a longer page', () => {
    const first = at(0, 999);
    expect(grown(first, 999)).toBe(first);
    expect(moved(first, at(20, 999), 999)).toEqual(at(20, 999));
  });

  it('leave gaps as high as the rows that are not drawn', () => {
    expect(rowsAndGaps({ from: 8, to: 10 }, 20, undefined)).toEqual([
      { gap: 8, before: 8 },
      { row: 8 },
      { row: 9 },
      { gap: 10, before: 20 },
    ]);
  });

  it('include the row with the focus, however far away it is', () => {
    expect(rowsAndGaps({ from: 8, to: 9 }, 12, 2)).toEqual([
      { gap: 2, before: 2 },
      { row: 2 },
      { gap: 5, before: 8 },
      { row: 8 },
      { gap: 3, before: 12 },
    ]);
    expect(rowsAndGaps({ from: 0, to: 1 }, 12, 11)).toEqual([
      { row: 0 },
      { gap: 10, before: 11 },
      { row: 11 },
    ]);
  });
});
