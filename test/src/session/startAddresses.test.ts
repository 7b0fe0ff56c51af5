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
  it('has the settings that anybody may read at one, and all of them at another', async () => {
    await startupEffects.fetchOpenSettings();
    expect(called()).toBe('GET /api/v1/settings/public/open/');
    await startupEffects.fetchSettings();
    expect(called()).toBe('GET /api/v1/settings/public/');
  });

  it('asks for the profile', async () => {
    await startupEffects.fetchProfile();
    expect(called()).toBe('GET /api/v1/users/profile/');
  });

  it('asks for the current organization', async () => {
    await startupEffects.fetchOrganization();
    expect(called()).toBe('GET /api/v1/orgs/orgs/current/');
  });
});
