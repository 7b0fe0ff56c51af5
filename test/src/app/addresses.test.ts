import { describe, expect, it } from 'vitest';
import { pathOfLegacyHash } from '../../../src/session/legacyHash.ts';
import { newAddress } from '../../../src/session/oldAddresses.ts';

describe('an address of the old console', () => {
  const pathOf = (hash: string, search = '') => pathOfLegacyHash({ hash, search }, '/ui/');

  it.each([
    ['becomes a path below the base', '#/console/users/7', '', '/ui/console/users/7'],
    ['keeps its query, and that before the hash', '#/a/?b=1', '?oid=2', '/ui/a?oid=2&b=1'],
    ['lets the query in the hash win', '#/x?oid=new', '?oid=old', '/ui/x?oid=new'],
    ['leads home when nothing follows the hash', '#/', '', '/ui/'],
    ['is not seen in an ordinary anchor', '#content', '', undefined],
    ['is not seen where there is no hash', '', '', undefined],
  ])('%s', (_, hash, search, path) => {
    expect(pathOf(hash, search)).toBe(path);
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
});

describe('the table of old addresses', () => {
  const table = {
    '/terminal/sessions/:id': '/audit/sessions/sessions/:id',
    '/users/profile': '/profile/setting?activeTab=key',
    '/users/profile/mfa': '/profile/info',
  };

  it.each([
    ['carries the id over', '/terminal/sessions/42', '', '/audit/sessions/sessions/42'],
    [
      'does not mind a slash at the end',
      '/terminal/sessions/42/',
      '',
      '/audit/sessions/sessions/42',
    ],
    [
      'does not mind further segments',
      '/terminal/sessions/42/x',
      '',
      '/audit/sessions/sessions/42',
    ],
    [
      'keeps the query, and lets the new address decide its own part',
      '/users/profile/',
      '?activeTab=SSHUpdate&oid=2',
      '/profile/setting?activeTab=key&oid=2',
    ],
    ['takes the longest address that fits', '/users/profile/mfa', '', '/profile/info'],
    ['says nothing about an address without its id', '/terminal/sessions', '', undefined],
    ['says nothing about other addresses', '/console/users', '', undefined],
  ])('%s', (_, path, search, address) => {
    expect(newAddress(table, path, search)).toBe(address);
  });
});
