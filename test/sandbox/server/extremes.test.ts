import { describe, expect, it } from 'vitest';
import { at, list, openWorld, pluck } from '../world.ts';

/** Extreme input of programs: very many values, very long ones, none at all. */
const world = openWorld();
const admin = await world.as('admin');

const first = async (address: string) =>
  String(pluck(at((await admin.get(`${address}/?limit=1`)).body, 'results'), 'id')[0]);

describe('a list that is asked too much', () => {
  it('searches for thousands of terms as it does for one', async () => {
    const many = Array.from({ length: 3000 }, () => 'a').join('%20');
    const one = await admin.get('users/users/?search=a&limit=1');
    const all = await admin.get(`users/users/?search=${many}&limit=1`);
    expect([all.status, at(all.body, 'count')]).toEqual([200, at(one.body, 'count')]);
    const none = await admin.get(`users/users/?search=${many}%20nobody%25&limit=1`);
    expect([none.status, at(none.body, 'count')]).toEqual([200, 0]);
  });

  it('takes every column of an order once, as it was named first', async () => {
    const names = async (order: string) =>
      pluck((await admin.get(`users/groups/?order=${order}`)).body, 'name');
    const down = await names('-name');
    expect(down).toEqual([...(await names('name'))].toReversed());
    expect(await names(Array.from({ length: 3000 }, () => '-name').join(','))).toEqual(down);
    expect(await names('-name,name')).toEqual(down);
  });

  it.each([
    'ids',
    'ips',
    'label',
    'protocols__icontains',
    'node_id',
    'hostname',
    'fields',
    'fields!',
    'order',
    'search',
    'oid',
  ])('answers thousands of values of %s', async (name) => {
    const values = Array.from({ length: 2500 }, (_, index) => `v${index}:1`);
    const joined = await admin.get(`assets/assets/?limit=1&${name}=${values.join(',')}`);
    expect(joined.status).toBeLessThan(500);
    const repeated = values.slice(0, 700).map((value) => `${name}=${value}`);
    const again = await admin.get(`assets/assets/?limit=1&${repeated.join('&')}`);
    expect(again.status).toBeLessThan(500);
  });
});

describe('nothing', () => {
  it.each([
    ['users/users', 'is_active'],
    ['users/users', 'groups'],
    ['users/users', 'source'],
    ['users/users', 'mfa_level'],
    ['assets/assets', 'is_active'],
    ['assets/assets', 'nodes'],
    ['assets/assets', 'protocols'],
    ['acls/login-acls', 'priority'],
  ])('is no value of %s %s', async (address, field) => {
    const answer = await admin.patch(`${address}/${await first(address)}/`, { [field]: null });
    expect([answer.status, Object.keys(Object(answer.body))]).toEqual([400, [field]]);
  });

  it.each([
    ['users/users', 'phone'],
    ['users/users', 'date_expired'],
    ['assets/assets', 'domain'],
    ['assets/assets', 'public_ip'],
  ])('is a value of %s %s', async (address, field) => {
    const answer = await admin.patch(`${address}/${await first(address)}/`, { [field]: null });
    expect([answer.status, at(answer.body, field)]).toEqual([200, null]);
  });
});

describe('a moment', () => {
  it.each(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '0099-01-01 00:00:00 +0000'])(
    'is not %s: its year has not four digits everywhere',
    async (date_expired) => {
      const alice = (await admin.get('users/users/?username=alice')).body;
      const path = `users/users/${String(pluck(alice, 'id')[0])}/`;
      expect((await admin.patch(path, { date_expired })).status).toBe(400);
    },
  );

  it('may be the last day but one', async () => {
    const alice = (await admin.get('users/users/?username=alice')).body;
    const path = `users/users/${String(pluck(alice, 'id')[0])}/`;
    const kept = await admin.patch(path, { date_expired: '9999-12-30T12:00:00Z' });
    expect(at(kept.body, 'date_expired')).toBe('9999/12/30 20:00:00 +0800');
  });
});

describe('the lists of addresses in the security settings', () => {
  it.each(['SECURITY_LOGIN_IP_WHITE_LIST', 'SECURITY_LOGIN_IP_BLACK_LIST'])(
    '%s holds addresses alone',
    async (name) => {
      const save = (value: unknown) =>
        admin.patch('settings/setting/?category=security', { [name]: value });
      const wrong = await save(['10.0.0.1', 'banana']);
      expect([wrong.status, wrong.body]).toEqual([400, { [name]: { 1: [expect.any(String)] } }]);
      const right = await save(['10.0.0.1', '10.1.0.0/16', '10.2.0.1-10.2.0.9']);
      expect(list(at(right.body, name))).toHaveLength(3);
    },
  );
});
