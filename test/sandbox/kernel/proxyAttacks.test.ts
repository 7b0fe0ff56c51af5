import { expect, it } from 'vitest';
import { attackOwnProxy } from '../../durability/proxyRun.ts';

/** `test/durability/proxy.test.ts` sends ten thousand. */
const COUNT = 300;

it('a proxy outlives resets, cuts, silence and refusals, and answers as it should', async () => {
  const { done, wrong } = await attackOwnProxy([COUNT]);
  expect([done, wrong]).toEqual([COUNT, []]);
});
