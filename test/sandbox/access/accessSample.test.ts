import { describe, expect, it } from 'vitest';
import { repeatableNumbers } from '../../../sandbox/kernel/store/randomness.ts';
import { nameOf } from './steps.ts';
import { openWalk } from './walk.ts';

/** A fixed part of the walk; the durability tests run all of it. */
const SAMPLE = 500;
const SEED = 11;

const walk = openWalk();

describe('nobody gets a record or an action of an organization that is not theirs', () => {
  it('in a sample of all people, organizations, resources and methods', async () => {
    const number = repeatableNumbers(SEED);
    const chosen = Array.from(
      { length: SAMPLE },
      () => walk.steps[Math.floor(number() * walk.steps.length)],
    ).filter((step) => step !== undefined);
    const wrong: (string | undefined)[] = [];
    for (const step of chosen) wrong.push(await walk.take(step));
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(new Set(chosen.map(nameOf)).size).toBeGreaterThan(SAMPLE * 0.9);
  });
});
