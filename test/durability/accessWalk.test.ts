import { describe, expect, it } from 'vitest';
import { PLACES } from '../sandbox/access/places.ts';
import { nameOf } from '../sandbox/access/steps.ts';
import { openWalk } from '../sandbox/access/walk.ts';

const walk = openWalk();

describe('nobody gets a record or an action of an organization that is not theirs', () => {
  it.each(PLACES.map(({ address }) => address))('at %s and below it', async (address) => {
    const steps = walk.steps.filter((step) => step.address.startsWith(`${address}/`));
    const wrong: (string | undefined)[] = [];
    for (const step of steps) wrong.push(await walk.take(step));
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(steps.length).toBeGreaterThan(100);
  });

  it('at every other address', async () => {
    const known = PLACES.map(({ address }) => `${address}/`);
    const steps = walk.steps.filter(
      (step) => !known.some((start) => step.address.startsWith(start)),
    );
    const wrong: (string | undefined)[] = [];
    for (const step of steps) wrong.push(await walk.take(step));
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  it('in some thousand calls, each of them once', () => {
    expect(walk.steps.length).toBeGreaterThan(5000);
    expect(
      new Set(walk.steps.map((step) => `${nameOf(step)} ${JSON.stringify(step.body)}`)).size,
    ).toBe(walk.steps.length);
  });
});
