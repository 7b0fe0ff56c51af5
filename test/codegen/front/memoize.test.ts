import { expect, it, vi } from 'vitest';
import { keepEqual, memoize, memoizeList } from '../../../codegen/read/memoize.ts';

it('answers for the same thing once, and for another one anew', () => {
  const length = vi.fn((file: { readonly text: string }) => file.text.length);
  const lengthOf = memoize(length);
  const file = { text: 'abc' };
  expect([lengthOf(file), lengthOf(file), lengthOf({ text: 'abcd' })]).toEqual([3, 3, 4]);
  expect(length).toHaveBeenCalledTimes(2);
});

it('answers for the same things in the same order once', () => {
  const join = vi.fn((files: readonly { readonly text: string }[]) =>
    files.map(({ text }) => text).join(''),
  );
  const joined = memoizeList(join);
  const [a, b] = [{ text: 'a' }, { text: 'b' }];
  expect([joined([a, b]), joined([a, b]), joined([])]).toEqual(['ab', 'ab', '']);
  expect(join).toHaveBeenCalledTimes(2);
  expect([joined([b, a]), joined([a]), joined([])]).toEqual(['ba', 'a', '']);
  expect(join).toHaveBeenCalledTimes(4);
});

it('keeps the earlier of two values that say the same', () => {
  const kept = keepEqual<{ readonly name: string }>();
  const [file, first] = [{}, { name: 'a' }];
  expect(kept(file, first)).toBe(first);
  expect(kept(file, { name: 'a' })).toBe(first);
  expect(kept(file, { name: 'b' })).toEqual({ name: 'b' });
  expect(kept({}, { name: 'a' })).not.toBe(first);
});
