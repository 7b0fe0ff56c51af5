import type { Facts } from '../../../../src/overrides/perms/access/loadFacts.ts';
import type { PermissionFacts } from '../../../../src/overrides/perms/access/readFacts.ts';
import type { Question } from '../../../../src/overrides/perms/access/question.ts';

const byId = <T extends { readonly id: string }>(...records: readonly T[]) =>
  new Map(records.map((record) => [record.id, record]));

/** A permission in force for Alice on the host with one system user, and what differs from it. */
export function permission(differs: Partial<PermissionFacts> = {}): PermissionFacts {
  return {
    id: 'p1',
    kind: 'asset',
    name: 'Night shift',
    active: true,
    expired: false,
    valid: true,
    begins: '2026/01/01 00:00:00 +0000',
    ends: '2027/01/01 00:00:00 +0000',
    actions: ['connect', 'upload_file'],
    users: ['alice'],
    groups: [],
    assets: ['host'],
    nodes: [],
    applications: [],
    systemUsers: ['operator'],
    ...differs,
  };
}

export const PAIR: Question = {
  who: { kind: 'user', id: 'alice' },
  what: { kind: 'asset', id: 'host' },
};

/** Alice is in the group, the host in a node below another one. */
export function factsOf(
  permissions: readonly PermissionFacts[],
  differs: Partial<Facts> = {},
): Facts {
  return {
    question: PAIR,
    permissions,
    users: byId(user('alice', ['group']), user('bob', [])),
    groups: byId({ id: 'group', name: 'Group', members: ['alice'] }),
    assets: byId({
      id: 'host',
      name: 'host',
      ip: '10.0.0.1',
      active: true,
      protocols: ['ssh'],
      nodes: ['inner'],
    }),
    nodes: byId(
      { id: 'outer', name: '/Outer', key: '1:1' },
      { id: 'inner', name: '/Outer/Inner', key: '1:1:4' },
      { id: 'similar', name: '/Similar', key: '1:11' },
    ),
    applications: byId({ id: 'orders', name: 'Orders', category: 'db', type: 'mysql' }),
    systemUsers: byId(
      account('operator', 'ssh'),
      account('desktop', 'rdp'),
      account('orders_ro', 'mysql'),
    ),
    assetsBelow: new Map(),
    assetRules: [],
    loginRules: [],
    sessions: [],
    unread: {},
    cuts: [],
    ...differs,
  };
}

export function user(id: string, groups: readonly string[] | undefined) {
  const ends = '2040/01/01 00:00:00 +0000';
  return { id, name: id, username: id, active: true, expired: false, ends, groups };
}

export function account(id: string, protocol: string) {
  return { id, name: id, username: id, protocol, sameUsername: false };
}
