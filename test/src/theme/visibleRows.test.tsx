import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useVisibleRows, type VisibleRowsOptions } from '../../../src/theme/useVisibleRows.ts';

const ROW_PX = 36;
const SPARE = 16;
const IN_VIEW = 20;

/** A list of rows whose view is 20 rows high. */
function view(options: Partial<VisibleRowsOptions> = {}) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { value: IN_VIEW * ROW_PX });
  const given: VisibleRowsOptions = {
    count: 10_000,
    rowPx: ROW_PX,
    spare: SPARE,
    scroller: () => element,
    ...options,
  };
  const { result, rerender } = renderHook(useVisibleRows, { initialProps: given });
  return {
    rows: () => result.current,
    change: (change: Partial<VisibleRowsOptions>) => rerender({ ...given, ...change }),
    scrollTo(row: number) {
      element.scrollTop = row * (given.rowPx ?? ROW_PX);
      act(() => void element.dispatchEvent(new Event('scroll')));
    },
  };
}

describe('the rows of a long list that are drawn', () => {
  it.each([0, 3, 700, 9_980])('cover the view and some rows around it at row %d', (row) => {
    const { rows, scrollTo } = view();
    scrollTo(row);
    const first = Math.max(0, row - SPARE);
    const last = Math.min(9_999, row + IN_VIEW - 1 + SPARE);
    expect(rows()).toEqual(expect.arrayContaining([first, row, last]));
    expect(rows().length).toBeLessThanOrEqual(IN_VIEW + 2 * SPARE);
  });

  it('end with the last row', () => {
    const { rows, scrollTo } = view({ count: 100 });
    scrollTo(95);
    expect(rows().at(-1)).toBe(99);
    expect(view({ count: 7 }).rows()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are all when so many are to be spare', () => {
    const { rows, change } = view({ count: 300 });
    change({ spare: 300 });
    expect(rows().length).toBe(300);
  });

  it('include one row wherever it is, in its order, and none that is not there', () => {
    const { rows, scrollTo, change } = view({ always: 5 });
    scrollTo(500);
    expect(rows().slice(0, 2)).toEqual([5, 484]);
    change({ always: 9_000 });
    expect(rows().at(-1)).toBe(9_000);
    change({ always: 10_000 });
    expect(rows().at(-1)).toBe(535);
    change({ always: -1 });
    expect(rows()[0]).toBe(484);
  });

  it('follow another height of rows', () => {
    const { rows, change } = view();
    change({ rowPx: 2 * ROW_PX });
    expect(rows().length).toBe(IN_VIEW / 2 + SPARE);
  });

  it('fill a usual view before there is a layout', () => {
    const { rows } = view({ scroller: () => document.createElement('div') });
    expect(rows().length).toBe(25 + SPARE);
  });
});
