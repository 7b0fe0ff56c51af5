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

  it('are filled in where there are none', () => {
    expect(coupledValues({ place: field }, 'https://id.example', { base: '', token: '' })).toEqual({
      token: 'https://id.example/token',
    });
  });

  it('follow letter by letter', () => {
    const values = { base: 'https://i', token: 'https://i/token' };
    expect(coupledValues({ place: field }, 'https://id', values)).toEqual({
      token: 'https://id/token',
    });
  });

  it('stay as they are once somebody wrote another', () => {
    const values = { base: 'https://id.example', token: 'https://id.example/oauth' };
    expect(coupledValues({ place: field }, 'https://other.example', values)).toEqual({});
  });

  it('have one slash where the first ends with one', () => {
    expect(coupledValues({ place: field }, 'https://id.example/', { token: null })).toEqual({
      token: 'https://id.example/token',
    });
  });

  it('are emptied with the first', () => {
    const values = { base: 'a', token: 'a/token' };
    expect(coupledValues({ place: field }, '', values)).toEqual({ token: '' });
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
