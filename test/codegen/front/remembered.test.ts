import { expect, it, vi } from 'vitest';
import { remembered } from '../../../codegen/read/remembered.ts';

it('answers for the same thing once, and for another one anew', () => {
  const length = vi.fn((file: { readonly text: string }) => file.text.length);
  const lengthOf = remembered(length);
  const file = { text: 'abc' };
  expect([lengthOf(file), lengthOf(file), lengthOf({ text: 'abcd' })]).toEqual([3, 3, 4]);
  expect(length).toHaveBeenCalledTimes(2);
});
