import { describe, expect, it } from 'vitest';
import { coupledValues } from '../../../../src/pages/form/coupledFields.ts';

describe('switches of which only one may be on (contract: settings, section 7)', () => {
  const field = { field: 'challenge', clears: ['captcha', 'page'] };

  it('switch the others off when one is switched on', () => {
    expect(
      coupledValues({ place: field }, true, { challenge: false, captcha: true, page: false }),
    ).toEqual({
      captcha: false,
    });
  });

  it('leave the others alone when one is switched off', () => {
    expect(coupledValues({ place: field }, false, { challenge: true, captcha: true })).toEqual({});
  });

  it('empty a text', () => {
    const same = { field: 'same', clears: ['username'] };
    expect(coupledValues({ place: same }, true, { same: false, username: 'ops' })).toEqual({
      username: '',
    });
  });
});

describe('addresses that are made of another (contract: settings, section 3)', () => {
  const field = { field: 'base', fills: { token: '$record.base/token' } };

  it.each([
    ['are filled in where there are none', '', '', 'https://a', 'https://a/token'],
    ['follow letter by letter', 'https://i', 'https://i/token', 'https://id', 'https://id/token'],
    ['stay once somebody wrote another', 'https://a', 'https://a/oauth', 'https://b', undefined],
    ['have one slash where the first ends with one', '', null, 'https://a/', 'https://a/token'],
    ['are emptied with the first', 'a', 'a/token', '', ''],
  ])('%s', (_, base, token, typed, filled) => {
    expect(coupledValues({ place: field }, typed, { base, token })).toEqual(
      filled === undefined ? {} : { token: filled },
    );
  });
});

describe('what a kind belongs to (contract: permissions, section 2)', () => {
  const kinds = { field: 'type', under: { category: { db: ['mysql', 'redis'], cloud: ['k8s'] } } };
  const place = { field: 'type' };

  it('follows the kind that is chosen', () => {
    expect(coupledValues({ place, kinds }, 'k8s', { type: 'mysql', category: 'db' })).toEqual({
      category: 'cloud',
    });
  });
});
