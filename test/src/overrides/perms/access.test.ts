import { describe, expect, it } from 'vitest';
import { explain } from '../../../../src/overrides/perms/access/explain.ts';
import { grantsOf } from '../../../../src/overrides/perms/access/grants.ts';
import { queryOf, readQuestion } from '../../../../src/overrides/perms/access/question.ts';
import { factsOf, PAIR, permission, user } from './accessFacts.ts';

describe('why somebody reaches something', () => {
  it('is a permission in force that names both', () => {
    const { verdict, accounts, until } = explain(factsOf([permission()]));
    expect(verdict).toBe('yes');
    expect(until).toBe('2027/01/01 00:00:00 +0000');
    expect(accounts).toMatchObject([
      {
        id: 'operator',
        actions: ['connect', 'upload_file'],
        permissions: [{ name: 'Night shift' }],
        until: '2027/01/01 00:00:00 +0000',
      },
    ]);
  });

  it('may be a group and a node above the asset, which are named', () => {
    const through = permission({ users: [], groups: ['group'], assets: [], nodes: ['outer'] });
    const { grants } = explain(factsOf([through]));
    expect(grants[0]).toMatchObject({
      state: 'open',
      whoWays: { direct: false, through: ['group'], sure: true },
      whatWays: { direct: false, through: ['outer'], sure: true },
    });
  });

  it('is no node whose key only begins alike', () => {
    const other = permission({ assets: [], nodes: ['similar'] });
    expect(explain(factsOf([other])).verdict).toBe('no');
  });

  it('joins the actions of all permissions in force, until the last that allows connecting ends', () => {
    const other = permission({
      id: 'p2',
      actions: ['download_file'],
      ends: '2028/01/01 00:00:00 +0000',
    });
    const { accounts } = explain(factsOf([permission(), other]));
    expect(accounts[0]?.actions).toEqual(['connect', 'upload_file', 'download_file']);
    expect(accounts[0]?.until).toBe('2027/01/01 00:00:00 +0000');
    const longer = { ...other, actions: ['connect'] };
    expect(explain(factsOf([permission(), longer])).until).toBe('2028/01/01 00:00:00 +0000');
  });

  it('ends with the account of the user, when that is earlier', () => {
    const leaving = { ...user('alice', []), ends: '2026/12/01 00:00:00 +0000' };
    const { until } = explain(factsOf([permission()], { users: new Map([['alice', leaving]]) }));
    expect(until).toBe('2026/12/01 00:00:00 +0000');
  });
});

describe('why somebody does not', () => {
  it.each([
    ['permission-inactive', { active: false, valid: false }],
    ['permission-inactive', { active: false, expired: true, valid: false }],
    ['permission-expired', { expired: true, valid: false }],
    ['permission-not-begun', { valid: false }],
    ['no-connect', { actions: [] }],
    ['no-system-user', { systemUsers: [] }],
    ['no-fitting-system-user', { systemUsers: ['desktop'] }],
  ])('is said of the permission: %s', (obstacle, differs) => {
    const { verdict, reasons } = explain(factsOf([permission(differs)]));
    expect(verdict).toBe('no');
    expect(reasons).toMatchObject([
      { kind: 'permission', obstacle, permission: { name: 'Night shift' } },
    ]);
  });

  it.each([
    ['user-inactive', { active: false }],
    ['user-expired', { expired: true }],
  ])('is said once of the user, whatever the permissions: %s', (obstacle, differs) => {
    const users = new Map([['alice', { ...user('alice', []), ...differs }]]);
    const facts = factsOf([permission(), permission({ id: 'p2' })], { users });
    expect(explain(facts).reasons).toEqual([{ kind: 'side', obstacle }]);
  });

  it('is said of the asset', () => {
    const host = factsOf([]).assets.get('host');
    const assets = new Map(host ? [['host', { ...host, active: false }]] : []);
    const { verdict, reasons } = explain(factsOf([permission()], { assets }));
    expect([verdict, reasons]).toEqual(['no', [{ kind: 'side', obstacle: 'asset-inactive' }]]);
  });

  it('is a login rule that refuses every login, whatever is granted', () => {
    const rule = {
      id: 'l1',
      name: 'Nobody',
      active: true,
      priority: 1,
      action: 'reject',
      addresses: ['*'],
      timed: false,
      user: 'alice',
    };
    const { verdict, reasons } = explain(factsOf([permission()], { loginRules: [rule] }));
    expect([verdict, reasons]).toEqual(['no', [{ kind: 'login-rule', rule }]]);
  });

  it('is that no permission covers both', () => {
    const { verdict, reasons } = explain(factsOf([permission({ users: ['bob'] })]));
    expect([verdict, reasons]).toEqual(['no', [{ kind: 'no-permission' }]]);
  });
});

describe('what the reader may not read', () => {
  const none = new Map();

  it('never becomes a no: without the permissions the answer is unknown', () => {
    const facts = factsOf([], { unread: { 'asset-permissions': 'forbidden' } });
    expect(explain(facts)).toMatchObject({ verdict: 'unknown', reasons: [] });
    const cut = factsOf([], { cuts: [{ kind: 'permissions', shown: 400, total: 500 }] });
    expect(explain(cut).verdict).toBe('unknown');
  });

  it('leaves a yes where the server itself has said that the permission covers the two', () => {
    const through = permission({ users: [], groups: ['secret'], assets: [], nodes: ['hidden'] });
    const users = new Map([['alice', user('alice', undefined)]]);
    const { verdict, grants } = explain(factsOf([through], { users, groups: none, nodes: none }));
    expect(verdict).toBe('yes');
    expect(grants[0]).toMatchObject({ whoWays: { sure: 'told' }, whatWays: { sure: 'told' } });
  });

  it('makes access unknown, not absent, where it decides', () => {
    const facts = factsOf([permission()], { users: none });
    expect(explain(facts)).toMatchObject({
      verdict: 'unknown',
      grants: [{ state: 'unknown', doubts: ['user'] }],
    });
    const accounts = factsOf([permission()], { systemUsers: none });
    expect(explain(accounts).grants[0]?.doubts).toEqual(['system-user']);
  });

  it('shows a group as a whole when its members are unknown', () => {
    const { what } = PAIR;
    const facts = factsOf([permission({ users: ['bob'], groups: ['secret'] })], {
      question: what ? { what } : {},
    });
    expect(grantsOf(facts).grants.map(({ who }) => `${who.kind} ${who.id}`)).toEqual([
      'user bob',
      'group secret',
    ]);
  });
});

describe('one side', () => {
  it('shows the members of groups, each once', () => {
    const facts = factsOf([permission({ users: ['alice', 'bob'], groups: ['group'] })], {
      question: { what: { kind: 'asset', id: 'host' } },
    });
    const { grants } = grantsOf(facts);
    expect(grants.map(({ who, whoWays }) => [who.id, whoWays.direct, whoWays.through])).toEqual([
      ['alice', true, ['group']],
      ['bob', true, []],
    ]);
  });

  it('shows the assets of nodes, and a node as a whole whose assets were not read', () => {
    const facts = factsOf([permission({ assets: [], nodes: ['outer', 'similar'] })], {
      question: { who: { kind: 'user', id: 'alice' } },
      assetsBelow: new Map([['outer', new Set(['host'])]]),
    });
    expect(grantsOf(facts).grants.map(({ what }) => `${what.kind} ${what.id}`)).toEqual([
      'asset host',
      'node similar',
    ]);
  });

  it('of a system user shows groups and nodes as the permissions name them', () => {
    const facts = factsOf([permission({ groups: ['group'], nodes: ['outer'] })], {
      question: { systemUser: 'operator' },
    });
    expect(grantsOf(facts).grants.map(({ who, what }) => `${who.id} ${what.id}`)).toEqual([
      'alice host',
      'alice outer',
      'group host',
      'group outer',
    ]);
  });

  it('makes at most two thousand rows, and counts the others', () => {
    const users = Array.from({ length: 70 }, (_, index) => `user ${index}`);
    const assets = Array.from({ length: 30 }, (_, index) => `asset ${index}`);
    const facts = factsOf([permission({ users, assets })], {
      question: { systemUser: 'operator' },
    });
    const { grants, total } = grantsOf(facts);
    expect([grants.length, total]).toEqual([2_000, 2_100]);
  });
});

describe('the question', () => {
  it('stands in the address', () => {
    const question = readQuestion(new URLSearchParams('group=g&node=n&system_user=s'));
    expect(question).toEqual({
      who: { kind: 'group', id: 'g' },
      what: { kind: 'node', id: 'n' },
      systemUser: 's',
    });
    expect(queryOf(question)).toEqual({ group: 'g', node: 'n', system_user: 's' });
    expect(readQuestion(new URLSearchParams('user='))).toEqual({});
  });
});
