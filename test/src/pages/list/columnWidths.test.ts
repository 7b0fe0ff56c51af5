import { describe, expect, it } from 'vitest';
import {
  actionsWidth,
  columnWidth,
  leastWidth,
  yieldingWidths,
} from '../../../../src/pages/list/columnWidths.ts';

describe('widths of columns', () => {
  it('share the room that the others leave, down to a point', () => {
    expect(yieldingWidths([100, 300], ['var(--name-width)', '40px'])).toEqual([
      'clamp(88px, (100cqw - var(--name-width) - 40px - 2px) * 0.25000, 100px)',
      'clamp(264px, (100cqw - var(--name-width) - 40px - 2px) * 0.75000, 300px)',
    ]);
  });

  it('leave a head whole when columns give way', () => {
    const narrow = columnWidth({ field: 'protocol', cell: 'choice', filter: true }, 'Protocol');
    expect(narrow * 0.88).toBeGreaterThanOrEqual(116);
    expect(columnWidth({ field: 'name', cell: 'text' }, 'Name')).toBe(144);
  });

  it('give what names a record the room of a name, wherever it stands', () => {
    expect(columnWidth({ field: 'title', cell: 'text', link: {} }, 'Title')).toBe(200);
    expect(
      columnWidth({ field: 'users_amount', cell: 'count', link: { tab: 'users' } }, 'Users'),
    ).toBe(105);
  });

  it('are as many as there are columns, be there none', () => {
    expect(yieldingWidths([], ['40px'])).toEqual([]);
  });

  it('leave room for every press of a row', () => {
    const row = (...labels: string[]) => labels.map((label) => ({ key: label, label }));
    expect(actionsWidth([row('Edit')])).toBe(132);
    expect(actionsWidth([row('Edit'), row('End session', 'Watch')])).toBe(162);
    expect(actionsWidth([row('End session', 'Watch', 'Download')])).toBe(137);
  });

  it('add up to what the table needs at least', () => {
    expect(leastWidth(['40px', 'var(--name-width)'])).toBe('calc(40px + var(--name-width))');
  });
});
