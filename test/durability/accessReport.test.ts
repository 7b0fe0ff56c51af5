import { describe, expect, it } from 'vitest';
import { loadOrganization } from '../../src/overrides/perms/access/loadOrganization.ts';
import { reachIn } from '../../src/overrides/perms/access/reach.ts';
import { repeatableNumbers } from '../../sandbox/kernel/store/randomness.ts';
import { plainSource } from '../sandbox/perms/accessSource.ts';

const [ASSETS, USERS, PERMISSIONS, GROUPS, NODES] = [1_000, 500, 500, 50, 200];
const MEMORY_MB = 300;
const ROWS_BETWEEN = 100_000;

const numbers = repeatableNumbers(3);
const idOf = (kind: string, index: number) => `${kind}-${index.toString().padStart(32, '0')}`;
const some = (kind: string, of: number, count: number) => [
  ...new Set(Array.from({ length: count }, () => idOf(kind, Math.floor(numbers() * of)))),
];
const many = (count: number, make: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A tree of ten nodes with up to nineteen below each; every tenth permission is for a whole branch. */
const keyOf = (index: number) => (index < 10 ? `1:${index}` : `1:${index % 10}:${index}`);
const lists: Readonly<Record<string, readonly object[]>> = {
  'assets/nodes': many(NODES, (index) => ({ id: idOf('node', index), key: keyOf(index) })),
  'assets/assets': many(ASSETS, (index) => ({
    id: idOf('asset', index),
    hostname: `host-${index}`,
    ip: '10.0.0.1',
    protocols: ['ssh/22'],
    nodes: [idOf('node', index % NODES)],
  })),
  'users/users': many(USERS, (index) => ({
    id: idOf('user', index),
    username: `user-${index}`,
    date_expired: '2096/01/01 00:00:00 +0000',
    groups: [idOf('group', index % GROUPS)],
  })),
  'users/groups': many(GROUPS, (group) => ({
    id: idOf('group', group),
    users: many(USERS / GROUPS, (at) => ({ at })).map((_, at) => idOf('user', at * GROUPS + group)),
  })),
  'assets/system-users': many(20, (index) => ({
    id: idOf('account', index),
    name: `account-${index}`,
    protocol: index % 4 === 0 ? 'rdp' : 'ssh',
  })),
  'perms/asset-permissions': many(PERMISSIONS, (index) => ({
    id: idOf('permission', index),
    name: `Permission ${index}`,
    is_valid: true,
    date_expired: '2027/01/01 00:00:00 +0000',
    actions: ['connect', 'upload_file'],
    users: some('user', USERS, 4),
    user_groups: some('group', GROUPS, 2),
    assets: some('asset', ASSETS, 10),
    nodes: index % 10 === 0 ? some('node', 10, 1) : some('node', NODES, 3),
    system_users: some('account', 20, 3),
  })),
  'acls/login-acls': [],
};

const usedMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
};

describe('the report of a large organization', () => {
  it('is made row by row, and holds few of them', async () => {
    const before = usedMb();
    const facts = await loadOrganization(plainSource((address) => lists[address] ?? []));
    let rows = 0;
    let most = 0;
    for (const { user } of reachIn(facts)) {
      rows += Number(user.active);
      if (rows % ROWS_BETWEEN === 0) most = Math.max(most, usedMb() - before);
    }
    most = Math.max(most, usedMb() - before);
    expect(rows).toBeGreaterThan(ROWS_BETWEEN);
    expect(most).toBeLessThan(MEMORY_MB);
  });
});
