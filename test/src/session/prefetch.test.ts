// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchStartup, prefetchedCalls } from '../../../src/session/prefetch.ts';
import { sessionFacts } from '#project/generated/session.ts';

const fetched = vi.fn((_url: string) =>
  Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
);
const asked = () => fetched.mock.calls.map(([url]) => new URL(url, 'http://x').pathname);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  // What a test has left begun is none of the next one's.
  await Promise.all(Object.values(prefetchedCalls).map((take) => take()));
  document.cookie = `${sessionFacts.mark}=; max-age=0; path=/`;
});

it('asks before the console is there what start-up asks, and start-up does not ask again', async () => {
  document.cookie = `${sessionFacts.mark}=close; path=/`;
  prefetchStartup('/console/users/users');
  expect(asked()).toEqual([
    '/api/v1/settings/public/open/',
    '/api/v1/users/profile/',
    '/api/v1/settings/public/',
  ]);
  await prefetchedCalls.fetchProfile();
  expect(asked()).toHaveLength(3);
});

it('asks anew when start-up is tried again', async () => {
  document.cookie = `${sessionFacts.mark}=close; path=/`;
  prefetchStartup('/console/users/users');
  await prefetchedCalls.fetchProfile();
  await prefetchedCalls.fetchProfile();
  expect(asked().filter((path) => path.includes('profile'))).toHaveLength(2);
});

it('asks nothing for somebody who is not signed in, nor on the login page', () => {
  prefetchStartup('/console/users/users');
  document.cookie = `${sessionFacts.mark}=close; path=/`;
  prefetchStartup('/login');
  expect(asked()).toEqual([]);
});
