import { describe, expect, it } from 'vitest';
import { isAddressNamed } from '../../../../src/overrides/perms/access/addressRules.ts';
import type {
  AssetRuleFacts,
  LoginRuleFacts,
} from '../../../../src/overrides/perms/access/readFacts.ts';
import { approvalsOf, loginLimits } from '../../../../src/overrides/perms/access/loginRules.ts';
import { account, factsOf, user } from './accessFacts.ts';

const ALL = ['*'];
const assetRule = (differs: Partial<AssetRuleFacts> = {}): AssetRuleFacts => ({
  id: 'r1',
  name: 'Approval',
  active: true,
  usernames: ALL,
  hostnames: ALL,
  addresses: ALL,
  systemUserNames: ALL,
  systemUsernames: ALL,
  protocols: ALL,
  ...differs,
});
const loginRule = (differs: Partial<LoginRuleFacts> = {}): LoginRuleFacts => ({
  id: 'l1',
  name: 'Rule',
  user: 'alice',
  active: true,
  priority: 50,
  action: 'reject',
  addresses: ALL,
  timed: false,
  ...differs,
});

describe('an approval of a login to an asset', () => {
  const asset = factsOf([]).assets.get('host');
  const operator = account('operator', 'ssh');
  const applies = (rule: AssetRuleFacts, accounts = [operator]) =>
    asset && approvalsOf([rule], user('alice', []), asset, accounts).map((one) => one.applies);

  it('is needed where every part of an active rule names the login', () => {
    expect(applies(assetRule())).toEqual(['always']);
    expect(applies(assetRule({ active: false }))).toEqual([]);
    expect(applies(assetRule({ usernames: ['bob'] }))).toEqual([]);
    expect(applies(assetRule({ hostnames: ['host'], addresses: ['10.0.0.0/8'] }))).toEqual([
      'always',
    ]);
    expect(applies(assetRule({ protocols: ['telnet'] }))).toEqual([]);
  });

  it('may be needed where only some system users, or a username that is typed, decide', () => {
    const rule = assetRule({ systemUsernames: ['root'] });
    expect(applies(rule, [operator, account('root', 'ssh')])).toEqual(['perhaps']);
    expect(applies(rule, [{ ...operator, username: '' }])).toEqual(['perhaps']);
    const own = assetRule({ systemUsernames: ['alice'] });
    expect(applies(own, [{ ...operator, username: '', sameUsername: true }])).toEqual(['always']);
  });
});

describe('the login rules of a user', () => {
  it('refuse every login where the first that always applies refuses', () => {
    const limits = loginLimits([loginRule({ id: 'all' }), loginRule({ id: 'late', priority: 90 })]);
    expect(limits.refusedBy?.id).toBe('all');
  });

  it('may refuse where an earlier one lets some in, and are silent behind one that lets all in', () => {
    const office = loginRule({
      id: 'office',
      action: 'allow',
      addresses: ['10.0.0.0/8'],
      priority: 1,
    });
    const limits = loginLimits([loginRule({ id: 'all' }), office]);
    expect([limits.refusedBy, limits.sometimes.map(({ id }) => id)]).toEqual([undefined, ['all']]);
    const everybody = loginRule({ id: 'open', action: 'allow', priority: 2 });
    expect(loginLimits([loginRule({ priority: 3 }), everybody])).toEqual({
      refusedBy: undefined,
      sometimes: [],
    });
  });

  it('that are off or apply at some times refuse nothing for certain', () => {
    expect(loginLimits([loginRule({ active: false })]).sometimes).toEqual([]);
    expect(loginLimits([loginRule({ timed: true })])).toMatchObject({
      refusedBy: undefined,
      sometimes: [{ id: 'l1' }],
    });
  });
});

describe('an address', () => {
  it.each([
    ['*', true],
    ['10.0.0.1', true],
    ['10.0.0.0/24', true],
    ['10.0.1.0/24', false],
    ['0.0.0.0/0', true],
    ['10.0.0.0-10.0.0.9', true],
    ['10.0.0.2-10.0.0.9', false],
    ['db.example', false],
    ['fd00::/8', false],
  ])('10.0.0.1 is named by %s: %s', (entry, named) => {
    expect(isAddressNamed([entry], '10.0.0.1')).toBe(named);
  });

  it.each([
    ['fd00::1', true],
    ['fd00::/8', true],
    ['fe80::/10', false],
    ['fd00::-fd00::ff', true],
    ['fd00::2-fd00::ff', false],
    ['10.0.0.0/8', false],
    ['10.0.0.1-fd00::ff', false],
    ['fd00::/x', false],
    ['fd00:::/8', false],
    ['db-1.example', false],
  ])('of version 6 is named: %s', (entry, named) => {
    expect(isAddressNamed([entry], 'fd00::1')).toBe(named);
  });
});
