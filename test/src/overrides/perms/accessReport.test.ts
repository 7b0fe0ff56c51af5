import { describe, expect, it } from 'vitest';
import { countReach, reachFile } from '../../../../src/overrides/perms/access/reachRows.ts';
import {
  queryOfPart,
  readPart,
  scopeOf,
  readScope,
  type Part,
} from '../../../../src/overrides/perms/access/reportScope.ts';
import { factsOf, permission, user } from './accessFacts.ts';

const OUTER = new Map([['outer', new Set(['host'])]]);
const facts = factsOf([permission(), permission({ id: 'p2', name: '=Second', users: ['bob'] })], {
  question: {},
  users: new Map([
    ['alice', user('alice', ['group'])],
    ['bob', user('bob', [])],
  ]),
  assetsBelow: OUTER,
});
const label = async () => ({ name: 'env', value: 'prod', assets: ['host'] });
const request = label as unknown as Parameters<typeof readScope>[2];
const { signal } = new AbortController();
const words = { text: (key: unknown) => String(key), date: (value: string) => value };

describe('the part of an organization that a report is about', () => {
  it.each<[Part | 'all' | undefined, string]>([
    [undefined, ''],
    ['all', 'all=1'],
    [{ kind: 'node', id: 'n1' }, 'node=n1'],
    [{ kind: 'label', id: 'l1' }, 'label=l1'],
    [{ kind: 'group', id: 'g1' }, 'group=g1'],
    [{ kind: 'user', id: 'u1' }, 'user=u1'],
  ])('stands in the address: %j is %s', (part, query) => {
    expect(new URLSearchParams({ ...queryOfPart(part) }).toString()).toBe(query);
    expect(readPart(new URLSearchParams(query))).toEqual(part);
  });

  it('is that of a question, as far as reports are about such things', () => {
    expect(scopeOf({ who: { kind: 'group', id: 'g1' } })).toEqual({ group: 'g1' });
    expect(scopeOf({ what: { kind: 'node', id: 'n1' } })).toEqual({ node: 'n1' });
    expect(scopeOf({ what: { kind: 'application', id: 'a1' } })).toEqual({});
  });

  it.each<[Part | 'all', object]>([
    ['all', { name: 'Default' }],
    [
      { kind: 'user', id: 'bob' },
      { name: 'bob', users: new Set(['bob']) },
    ],
    [
      { kind: 'group', id: 'group' },
      { name: 'Group', users: new Set(['alice']) },
    ],
    [
      { kind: 'node', id: 'outer' },
      { name: '/Outer', assets: new Set(['host']) },
    ],
    [
      { kind: 'node', id: 'other' },
      { name: 'other', assets: new Set() },
    ],
    [
      { kind: 'label', id: 'l1' },
      { name: 'env:prod', assets: new Set(['host']) },
    ],
  ])('has its users or assets: %j', async (part, scope) => {
    expect(await readScope(part, { facts, whole: 'Default' }, request, signal)).toEqual(scope);
  });
});

describe('the rows of a report', () => {
  it('are counted, with the people and assets in them', async () => {
    expect(await countReach(facts, {}, signal)).toMatchObject({ total: 2, users: 2, assets: 1 });
    const bob = await countReach(facts, { users: new Set(['bob']) }, signal);
    expect(bob.rows.map((row) => row.user.id)).toEqual(['bob']);
  });

  it('are saved without formulas', async () => {
    const file = await reachFile(facts, {}, words as Parameters<typeof reachFile>[2]);
    const lines = (await file.text()).replace('\uFEFF', '').split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('alice,alice,host,10.0.0.1,operator,Night shift');
    expect(lines[2]).toContain("'=Second");
  });
});
