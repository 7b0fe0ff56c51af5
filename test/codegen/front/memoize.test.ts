import { expect, it, vi } from 'vitest';
import { memoize } from '../../../codegen/read/memoize.ts';

it('answers for the same thing once, and for another one anew', () => {
  const length = vi.fn((file: { readonly text: string }) => file.text.length);
  const lengthOf = memoize(length);
  const file = { text: 'abc' };
  expect([lengthOf(file), lengthOf(file), lengthOf({ text: 'abcd' })]).toEqual([3, 3, 4]);
  expect(length).toHaveBeenCalledTimes(2);
});
