import { afterEach, describe, expect, it } from 'vitest';
import { resources } from '#project/generated/resources.ts';
import { inUse, servedResources, serverOf } from '../../../src/session/serverVersion.ts';

afterEach(() => {
  inUse.version = undefined;
});

const SERVERS = [
  { version: 'v2.23', keys: ['LOGIN_TITLE', 'LOGO_URLS'] },
  { version: 'v2.28', keys: ['INTERFACE', 'TERMINAL_GRAPHICAL_RESOLUTION'] },
];

describe('the version of the server', () => {
  it('is the one whose own settings all came', () => {
    expect(serverOf(SERVERS, { LOGIN_TITLE: '', LOGO_URLS: {}, OTHER: 1 })).toEqual({
      version: 'v2.23',
      isKnown: true,
    });
    expect(serverOf(SERVERS, { INTERFACE: {}, TERMINAL_GRAPHICAL_RESOLUTION: 'Auto' })).toEqual({
      version: 'v2.28',
      isKnown: true,
    });
  });

  it('is taken for the newest when it is none of them', () => {
    const newest = { version: 'v2.28', isKnown: false };
    expect(serverOf(SERVERS, { INTERFACE: {} })).toEqual(newest);
    expect(serverOf(SERVERS, undefined)).toEqual(newest);
  });

  it.each([
    ['v2.23', false],
    ['v2.28', true],
  ])('says which filters a list has: %s', async (version, hasFilter) => {
    inUse.version = version;
    const definition = await servedResources(resources)['users.user']?.load?.();
    expect(definition?.default.list?.filters.includes('is_active')).toBe(hasFilter);
  });

  it('is of no interest where there is one', () => {
    expect(serverOf([], { LOGIN_TITLE: '' })).toBeUndefined();
  });
});
