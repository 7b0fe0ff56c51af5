import { describe, expect, it } from 'vitest';
import { findProject } from '../../sandbox/kernel/core/findProject.ts';
import { makeMistakes } from '../mistakes/mistakes.ts';
import { told, unexplained } from '../mistakes/reasons.ts';

const COUNT = 1_000;
/** Of a hundred mistakes, one may pass. */
const MOST_UNFOUND = COUNT / 100;
const SEED = 4711;

describe('a thousand single mistakes in the manifests', () => {
  it('are found, 99 of a hundred', async () => {
    const left = unexplained(await makeMistakes(findProject(), SEED, COUNT));
    if (left.length > 0) console.log(`Not found:\n${told(left)}`);
    expect(left.length).toBeLessThanOrEqual(MOST_UNFOUND);
  });
});
