import { expect, it } from 'vitest';
import { renamesTold } from '../renames/renamesTold.ts';

// `npm run test:durability` renames fifty of each kind, including routes and texts, and checks the console as
// well.
const FEW = { field: 10, permission: 10, address: 10, setting: 10 };

it('reports every use in the sandbox of fields, permissions, addresses and settings that are renamed in YAML', async () => {
  const { missed, found } = await renamesTold(FEW, ['sandbox']);
  expect(found).toBeGreaterThan(40);
  expect(missed).toEqual([]);
});
