import { describe, expect, it } from 'vitest';
import { renamesTold } from '../renames/renamesTold.ts';

const COUNT = 50;

describe('of 50 names that are renamed in YAML, type check and validate report every use in hand-written code', () => {
  it.each(['field', 'route', 'setting', 'text'] as const)(
    '%s: and nothing in a file that does not use one',
    async (kind) => {
      const { missed, others, found } = await renamesTold({ [kind]: COUNT });
      expect(found).toBeGreaterThan(COUNT);
      expect({ missed, others }).toEqual({ missed: [], others: [] });
    },
  );

  // These names are also built from parts, which a search for the whole name does not find.
  it.each(['permission', 'address'] as const)('%s', async (kind) => {
    const { missed, found } = await renamesTold({ [kind]: COUNT });
    expect(found).toBeGreaterThan(COUNT);
    expect(missed).toEqual([]);
  });
});
