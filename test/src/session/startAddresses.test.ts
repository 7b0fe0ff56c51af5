// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startupEffects } from '../../../src/session/browser.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(new Response('{}', { headers: { 'Content-Type': 'application/json' } })),
);

/** Method and path of the one call that was made. */
function called(): string {
  const [url = '', init] = fetched.mock.lastCall ?? [];
  return `${init?.method ?? 'GET'} ${new URL(url, 'https://console.test').pathname}`;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

describe('the addresses of the start-up (spec 1, section 7)', () => {
  it.each([
    ['asks for the settings that anybody may read', 'fetchOpenSettings', 'settings/public/open'],
    ['asks for all settings', 'fetchSettings', 'settings/public'],
    ['asks for the profile', 'fetchProfile', 'users/profile'],
    ['asks for the current organization', 'fetchOrganization', 'orgs/orgs/current'],
  ] as const)('%s', async (_, call, address) => {
    await startupEffects[call]();
    expect(called()).toBe(`GET /api/v1/${address}/`);
  });
});
