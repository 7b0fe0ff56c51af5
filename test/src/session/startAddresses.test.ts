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
    ['fetchOpenSettings', 'settings/public/open'],
    ['fetchSettings', 'settings/public'],
    ['fetchProfile', 'users/profile'],
    ['fetchOrganization', 'orgs/orgs/current'],
  ] as const)('%s asks for %s', async (call, address) => {
    await startupEffects[call]();
    expect(called()).toBe(`GET /api/v1/${address}/`);
  });
});
