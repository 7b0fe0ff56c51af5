import { expect, it } from 'vitest';
import { at, list, openWorld } from '../world.ts';

/** `test/durability/scale.test.ts` has 21,000. */
const ASSETS = 700;

it('--scale fills up to so many assets, in the tree too, with people and sessions in proportion', async () => {
  const world = openWorld({ options: { scale: String(ASSETS) } });
  const admin = await world.as('admin');
  const count = async (path: string) => at((await admin.get(`${path}/?limit=1`)).body, 'count');
  expect(await count('assets/assets')).toBe(ASSETS);
  expect(await count('users/users')).toBeGreaterThan(ASSETS / 25);
  expect(await count('terminal/sessions')).toBeGreaterThan(ASSETS / 3);
  const [top] = list((await admin.get('assets/nodes/children/tree/')).body);
  expect(at(top, 'name')).toBe(`Default (${ASSETS})`);
});
