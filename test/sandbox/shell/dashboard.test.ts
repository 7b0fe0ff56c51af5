import { expect, it } from 'vitest';
import { admin, at, freshWorlds, list } from '../world.ts';

freshWorlds();

it('tells of demo days on which whoever is active has logged in, and none without sessions', async () => {
  const { body } = await admin.get('index/?dates_metrics=1');
  const counts = (name: string) => list(at(body, `dates_metrics_total_count_${name}`)).map(Number);
  const [logins, users, assets] = [
    counts('login'),
    counts('active_users'),
    counts('active_assets'),
  ];
  expect(Math.min(...users, ...assets)).toBeGreaterThan(0);
  expect(users.filter((count, day) => count > (logins[day] ?? 0))).toEqual([]);
});
