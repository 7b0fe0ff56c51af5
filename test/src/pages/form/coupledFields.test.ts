import { describe, expect, it } from 'vitest';
import { coupledValues } from '../../../../src/pages/form/coupledFields.ts';

describe('switches of which only one may be on (contract: settings, section 7)', () => {
  const place = { field: 'challenge', clears: ['captcha', 'page'] };

  it('switch the others off when one is switched on', () => {
    expect(coupledValues(place, true, { challenge: false, captcha: true, page: false })).toEqual({
      captcha: false,
    });
  });

  it('leave the others alone when one is switched off', () => {
    expect(coupledValues(place, false, { challenge: true, captcha: true })).toEqual({});
  });

  it('empty a text', () => {
    const same = { field: 'same', clears: ['username'] };
    expect(coupledValues(same, true, { same: false, username: 'ops' })).toEqual({ username: '' });
  });
});

describe('addresses that are made of another (contract: settings, section 3)', () => {
  const place = { field: 'base', fills: { token: '$record.base/token' } };

  it('are filled in where there are none', () => {
    expect(coupledValues(place, 'https://id.example', { base: '', token: '' })).toEqual({
      token: 'https://id.example/token',
    });
  });

  it('follow letter by letter', () => {
    const values = { base: 'https://i', token: 'https://i/token' };
    expect(coupledValues(place, 'https://id', values)).toEqual({ token: 'https://id/token' });
  });

  it('stay as they are once somebody wrote another', () => {
    const values = { base: 'https://id.example', token: 'https://id.example/oauth' };
    expect(coupledValues(place, 'https://other.example', values)).toEqual({});
  });

  it('have one slash where the first ends with one', () => {
    expect(coupledValues(place, 'https://id.example/', { token: null })).toEqual({
      token: 'https://id.example/token',
    });
  });

  it('are emptied with the first', () => {
    const values = { base: 'a', token: 'a/token' };
    expect(coupledValues(place, '', values)).toEqual({ token: '' });
  });
});
