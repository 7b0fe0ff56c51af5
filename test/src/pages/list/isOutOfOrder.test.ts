import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../../../codegen/model/fields.ts';
import { isOutOfOrder } from '../../../../src/pages/list/order/isOutOfOrder.ts';
import { fieldOf } from '../../app/fixtures.ts';

const judged = (type: FieldType, values: readonly unknown[], descending = false) =>
  isOutOfOrder(
    fieldOf({ name: 'value', type }),
    values.map((value) => ({ value })),
    descending,
  );

describe('rows in another order than was asked for', () => {
  it.each([
    ['integer', [1, 2, 2, 10]],
    ['float', [-1, 0.5, 3]],
    ['decimal', ['9.00', '10.00', '100.50']],
    ['boolean', [false, false, true]],
    ['date', ['2026-01-31', '2026-02-01']],
    ['datetime', ['2026/01/31 10:00:00 +0800', '2026/01/31 04:00:00 +0000']],
    ['string', ['Ada', 'bob', 'Cid']],
  ] as const)('are noticed by values of type %s', (type, values) => {
    expect(judged(type, values)).toBe(false);
    expect(judged(type, values, true)).toBe(true);
    expect(judged(type, values.toReversed())).toBe(true);
    expect(judged(type, values.toReversed(), true)).toBe(false);
  });

  it('are compared only where values say something', () => {
    expect(judged('integer', [null, 1, undefined, 2, ''])).toBe(false);
    expect(judged('integer', [3, null, 1])).toBe(true);
    expect(judged('integer', [5])).toBe(false);
    expect(judged('integer', [])).toBe(false);
    expect(judged('date', ['soon', '2026-02-01', 'never'])).toBe(false);
    expect(judged('boolean', ['yes', 'no', true])).toBe(false);
  });

  it.each([
    ['digits', ['web-10', 'web-2', 'web-1']],
    ['signs', ['app_b', 'app-a', 'apple', 'app']],
    ['other letters', ['Ärger', 'Zoe', 'Öl']],
    ['other scripts', ['张', '王', '李']],
    ['equal letters', ['WEB', 'web', 'Web']],
  ])('are not judged by %s, which databases order in ways of their own', (_, values) => {
    expect(judged('string', values)).toBe(false);
    expect(judged('string', values, true)).toBe(false);
  });

  it.each(['choice', 'reference', 'list', 'json'] as const)('are not judged by a %s', (type) => {
    expect(judged(type, ['b', 'a', 'b', 'a'])).toBe(false);
  });

  it('are not seen in one record among many, which may just have changed', () => {
    expect(judged('integer', [1, 9, 3, 4, 5, 6])).toBe(true);
    expect(judged('integer', [1, 9, 3, 4, 5, 6, 7])).toBe(false);
  });
});
