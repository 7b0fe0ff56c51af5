import { describe, expect, it } from 'vitest';
import { KINDS } from '../mistakes/kinds.ts';
import { makeMistakes } from '../mistakes/outcomes.ts';
import { told, unexplained } from '../mistakes/reasons.ts';

const SEED = 22;

describe('a single mistake in the manifests', () => {
  it('is found, of every kind one; `npm run test:durability` makes a thousand', async () => {
    const outcomes = await makeMistakes(SEED, KINDS.length);
    expect(outcomes).toHaveLength(KINDS.length);
    expect(told(unexplained(outcomes))).toBe('');
  });
});
