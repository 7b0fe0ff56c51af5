import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { record } from '../quality/record.mjs';
import { attackOwnProxy } from './proxyRun.ts';

const COUNT = 10_000;
/** Attacks before the first measurement: pools, caches and compiled code may stay. */
const WARM = 2000;
/** A leak of one connection (some 20 kB) per attack would be far above this. */
const LARGEST_GROWTH_BYTES = 16 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Heap size after garbage collection. */
function heap(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

it('a proxy outlives ten thousand resets, cuts, silences and refusals, and its memory does not grow', async () => {
  let warm = 0;
  let last = 0;
  const { done, wrong, outcomes, open } = await attackOwnProxy([WARM, COUNT], (count) => {
    if (count === WARM) warm = heap();
    last = heap();
  });
  record('proxy', [
    {
      what: `resets, cuts, silences, refusals, ${Object.keys(outcomes).length} kinds: as they should be`,
      found: String(done - wrong.length),
      goal: String(COUNT),
      missed: done < COUNT || wrong.length > 0,
      madeOf: wrong.slice(0, 3).join('; '),
    },
    {
      what: 'connections that are left open',
      found: String(open),
      goal: '0',
      missed: open > 0,
    },
    {
      what: 'growth of its memory',
      found: `${((last - warm) / 1e6).toFixed(1)} MB`,
      goal: `≤ ${(LARGEST_GROWTH_BYTES / 1e6).toFixed(1)} MB`,
      missed: last - warm >= LARGEST_GROWTH_BYTES,
    },
  ]);
  expect([done, wrong]).toEqual([COUNT, []]);
  expect(last - warm).toBeLessThan(LARGEST_GROWTH_BYTES);
  expect(open).toBe(0);
});
