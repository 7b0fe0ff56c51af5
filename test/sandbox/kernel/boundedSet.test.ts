import { expect, it } from 'vitest';
import { BoundedSet } from '../../../sandbox/kernel/store/boundedSet.ts';

it('a bounded set forgets the oldest text, and takes what is added again for new', () => {
  const set = new BoundedSet(2);
  for (const text of ['a', 'b', 'a', 'c']) set.add(text);
  expect(['a', 'b', 'c'].filter((text) => set.has(text))).toEqual(['a', 'c']);
  set.add('d');
  expect(['a', 'b', 'c', 'd'].filter((text) => set.has(text))).toEqual(['c', 'd']);
});
