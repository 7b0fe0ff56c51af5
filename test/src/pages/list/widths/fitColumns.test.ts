import { describe, expect, it } from 'vitest';
import { fitColumns, type ColumnNeed } from '../../../../../src/pages/list/widths/fitColumns.ts';

const need = (least: number, ideal = least, most = ideal, more: Partial<ColumnNeed> = {}) => ({
  least,
  ideal,
  most,
  secondary: 0,
  ...more,
});

describe('the columns of a table in its room', () => {
  it('share what is left when the longest value of each fits', () => {
    expect(fitColumns([need(50, 100, 200), need(50, 100, 100)], 450)).toEqual({
      widths: [300, 150],
      quiet: [],
    });
  });

  it('grow from usual to longest values together', () => {
    expect(fitColumns([need(50, 100, 200), need(50, 100, 100)], 250).widths).toEqual([150, 100]);
  });

  it('hide secondary texts first, from the last column to the first', () => {
    const named = need(60, 100, 100, { secondary: 40 });
    expect(fitColumns([named, named, named], 220)).toEqual({
      widths: [100, 60, 60],
      quiet: [1, 2],
    });
    expect(fitColumns([named, named, named], 300).quiet).toEqual([]);
  });

  it('shrink together once no secondary text is left', () => {
    expect(fitColumns([need(60, 100), need(80, 100)], 180).widths).toEqual([86, 93]);
  });

  it('are dropped from the last one on where their least widths have no room', () => {
    const columns = [need(100), need(100), need(100), need(100)];
    expect(fitColumns(columns, 250).widths).toEqual([125, 125, undefined, undefined]);
  });

  it('are never dropped when somebody chose or sized them: the table scrolls', () => {
    const chosen = [need(100), need(100, 100, 100, { stays: 'chosen' }), need(100)];
    expect(fitColumns(chosen, 150).widths).toEqual([undefined, 150, undefined]);
    const sized = [
      need(100, 100, 100, { stays: 'sized' }),
      need(100, 100, 100, { stays: 'sized' }),
    ];
    expect(fitColumns(sized, 150).widths).toEqual([100, 100]);
  });

  it('keep a width that somebody chose, whatever room there is', () => {
    const sized = need(80, 80, 80, { stays: 'sized' });
    expect(fitColumns([sized, need(50, 50, 60)], 300).widths).toEqual([80, 220]);
    expect(fitColumns([sized, sized], 300).widths).toEqual([80, 80]);
  });

  it('may be none', () => {
    expect(fitColumns([], 300)).toEqual({ widths: [], quiet: [] });
  });
});
