import { expect, it, vi } from 'vitest';
import { keepEqual, memoize, memoizeAsking, memoizeList } from '../../../codegen/read/memoize.ts';

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

it('answers anew when what was asked for has another answer, and only then', () => {
  interface Names {
    readonly nameOf: (id: string) => string | undefined;
    readonly idsOf: (name: string) => readonly string[];
  }
  const named = vi.fn((file: { readonly id: string }, { nameOf, idsOf }: Names) => {
    const name = nameOf(file.id) ?? '';
    return name === '' ? 'none' : `${name} ${idsOf(name).join()}`;
  });
  const nameIn = memoizeAsking(named, (_, ask) => ({
    nameOf: ask((names) => names.nameOf),
    idsOf: ask((names) => names.idsOf),
  }));
  const file = { id: 'a' };
  const names = (name: string | undefined, ids: readonly string[]): Names => ({
    nameOf: (id) => (id === 'a' ? name : id),
    idsOf: () => [...ids],
  });
  expect(nameIn(file, names('x', ['1']))).toBe('x 1');
  expect(nameIn(file, names('x', ['1']))).toBe('x 1');
  expect(named).toHaveBeenCalledTimes(1);
  expect(nameIn(file, names('x', ['1', '2']))).toBe('x 1,2');
  expect(nameIn(file, names(undefined, []))).toBe('none');
  // It was not asked which ids there are, so it does not matter.
  expect(nameIn(file, names(undefined, ['3']))).toBe('none');
  expect(named).toHaveBeenCalledTimes(3);
});
