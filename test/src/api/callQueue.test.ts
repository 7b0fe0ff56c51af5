import { expect, it } from 'vitest';
import { createCallQueue } from '../../../src/api/callQueue.ts';

/** Calls that end when they are told to; `made` has those that were started. */
function calls() {
  const made: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string) => () => {
    made.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { made, call, end: (name: string) => ends.get(name)?.() };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new AbortController().signal;

it('runs a few calls at a time, the others in their order', async () => {
  const queue = createCallQueue(2);
  const { made, call, end } = calls();
  const results = ['a', 'b', 'c', 'd'].map((name) => queue(call(name), never()));
  await turn();
  expect(made).toEqual(['a', 'b']);
  end('b');
  expect(await results[1]).toBe('b');
  await turn();
  expect(made).toEqual(['a', 'b', 'c']);
});

it('never makes a call that was aborted while it waited', async () => {
  const queue = createCallQueue(1);
  const { made, call, end } = calls();
  const first = queue(call('a'), never());
  const left = new AbortController();
  const second = queue(call('b'), left.signal);
  const third = queue(call('c'), never());
  left.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  end('a');
  await first;
  await turn();
  expect(made).toEqual(['a', 'c']);
  end('c');
  expect(await third).toBe('c');
});

it('goes on after a call that fails, and after one that is aborted already', async () => {
  const queue = createCallQueue(1);
  await expect(queue(async () => Promise.reject(new Error('502')), never())).rejects.toThrow('502');
  await expect(queue(async () => 'late', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect(await queue(async () => 'next', never())).toBe('next');
});
