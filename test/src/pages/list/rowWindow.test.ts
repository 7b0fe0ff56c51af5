import { describe, expect, it } from 'vitest';
import { rowsAndGaps } from '../../../../src/pages/list/window/rowWindow.ts';

describe('the table of a long page', () => {
  it('has gaps as high as the rows that are not drawn', () => {
    expect(rowsAndGaps([8, 9], 20)).toEqual([
      { gap: 8, before: 8 },
      { row: 8 },
      { row: 9 },
      { gap: 10, before: 20 },
    ]);
  });

  it('has a gap on each side of a row that is drawn far away', () => {
    expect(rowsAndGaps([2, 8], 12)).toEqual([
      { gap: 2, before: 2 },
      { row: 2 },
      { gap: 5, before: 8 },
      { row: 8 },
      { gap: 3, before: 12 },
    ]);
    expect(rowsAndGaps([0, 11], 12)).toEqual([{ row: 0 }, { gap: 10, before: 11 }, { row: 11 }]);
  });
});
