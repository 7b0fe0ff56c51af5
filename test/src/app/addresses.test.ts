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

  it.each([
    '#//evil.example/x',
    '#/\\\\evil.example/x',
    '#/../core/auth/logout/',
    '#/./../core/auth/logout/',
    '#/x/../../core/auth/logout/',
    '#/..\\core/auth/logout/',
    '#/%2e%2e/core/auth/logout/',
    '#/%2E%2E/core/auth/logout/',
    '#/.%2e/core/auth/logout/',
    '#/%2e./core/auth/logout/',
    '#/..%2fcore/auth/logout/',
    '#/..%5Ccore/auth/logout/',
    '#/%2e%2e%2f%2e%2e/core/auth/logout/',
    '#/.\t./core/auth/logout/',
    '#/.\n./core/auth/logout/',
    '#/../..//core/auth/logout/',
    '#/x/%2e/.%2E/..\\../core/auth/logout/?next=/../',
  ])('never leaves the console: %j', (hash) => {
    const path = pathOf(hash) ?? '';
    const { origin, pathname } = new URL(path, 'https://bastion.example');
    expect(origin).toBe('https://bastion.example');
    expect(pathname).toMatch(/^\/ui\/(?:x\/)?(?:core\/auth\/logout|evil\.example\/x)$/);
    // Web servers that decode before they resolve find nothing to resolve either.
    expect(decodeURIComponent(pathname)).toBe(pathname);
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
