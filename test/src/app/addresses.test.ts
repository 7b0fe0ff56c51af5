import { describe, expect, it } from 'vitest';
import { pathOfLegacyHash } from '../../../src/session/legacyHash.ts';
import { newAddress } from '../../../src/app/oldAddresses.ts';

describe('an address of the old console', () => {
  const pathOf = (hash: string, search = '') => pathOfLegacyHash({ hash, search }, '/ui/');

  it('becomes a path below the base', () => {
    expect(pathOf('#/console/users/users/7')).toBe('/ui/console/users/users/7');
  });

  it('keeps its query, and the query before the hash', () => {
    expect(pathOf('#/users/profile/?activeTab=SSHUpdate', '?oid=2')).toBe(
      '/ui/users/profile?oid=2&activeTab=SSHUpdate',
    );
  });

  it('lets the query in the hash win', () => {
    expect(pathOf('#/x?oid=new', '?oid=old')).toBe('/ui/x?oid=new');
  });

  it('leads home when nothing follows the hash', () => {
    expect(pathOf('#/')).toBe('/ui/');
  });

  it('never leaves the console', () => {
    expect(pathOf('#//evil.example/x')).toBe('/ui/evil.example/x');
  });

  it('is not seen in an ordinary anchor', () => {
    expect(pathOf('#content')).toBeUndefined();
    expect(pathOf('')).toBeUndefined();
  });
});

describe('the table of old addresses', () => {
  const table = {
    '/terminal/sessions/:id': '/audit/sessions/sessions/:id',
    '/users/profile': '/profile/setting?activeTab=key',
    '/users/profile/mfa': '/profile/info',
  };
  const lead = (path: string, search = '') => newAddress(table, path, search);

  it('carries the id over', () => {
    expect(lead('/terminal/sessions/42')).toBe('/audit/sessions/sessions/42');
  });

  it('does not mind a slash at the end or further segments', () => {
    expect(lead('/terminal/sessions/42/')).toBe('/audit/sessions/sessions/42');
    expect(lead('/terminal/sessions/42/commands')).toBe('/audit/sessions/sessions/42');
  });

  it('keeps the query, and lets the new address decide its own part', () => {
    expect(lead('/users/profile/', '?activeTab=SSHUpdate&oid=2')).toBe(
      '/profile/setting?activeTab=key&oid=2',
    );
  });

  it('takes the longest address that fits', () => {
    expect(lead('/users/profile/mfa')).toBe('/profile/info');
  });

  it('says nothing about other addresses', () => {
    expect(lead('/terminal/sessions')).toBeUndefined();
    expect(lead('/console/users')).toBeUndefined();
  });
});
