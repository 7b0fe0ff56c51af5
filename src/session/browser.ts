import { api, organizationContext, pageOrganization } from '../api/client.ts';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { prefetchedCalls } from './prefetch.ts';
import type { LeavingEnvironment } from './leaving.ts';
import { createPersonalStorage, ORGANIZATION_KEY, VIEW_KEY } from './personalStorage.ts';
import type { KeyValueStorage } from './storedObject.ts';
import { hasSessionMark, type SessionMarkEnvironment } from './sessionMark.ts';
import type { StartupEffects } from './startup.ts';
import { readOrganizationCookie, writeOrganizationCookie } from './organizationCookie.ts';
import { factAddress, type ServerPage } from '../api/apiAddress.ts';
import type { RequestOptions } from '../api/request.ts';
import { sessionFacts } from '#project/generated/session.ts';
import { START_OPTIONS, startupCalls } from './startupCalls.ts';

/** Getters, because merely naming `localStorage` throws where the browser forbids it. */
export const storage: KeyValueStorage = {
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
};

/** Storage key of the recent redirects of a tab. */
const ROUND_TRIPS_KEY = 'gatehouse.signIns';
/** Maximum number of redirects in a row. */
const MOST_ROUND_TRIPS = 3;
/** Redirects further apart are no loop. */
const ROUND_TRIP_MS = 60_000;

/**
 * May the console redirect to the login page once more? A login page that considers the user
 * signed in sends them back at once; when the server refuses their profile all the same, the two
 * would loop. The storage of the tab survives page loads.
 */
export function mayLeaveForLogin(): boolean {
  const now = Date.now();
  try {
    const { sessionStorage: tab } = globalThis;
    const [trips = 0, at = 0] = (tab.getItem(ROUND_TRIPS_KEY) ?? '').split(' ').map(Number);
    const before = now - at < ROUND_TRIP_MS ? trips : 0;
    if (before >= MOST_ROUND_TRIPS) return false;
    tab.setItem(ROUND_TRIPS_KEY, `${before + 1} ${now}`);
  } catch {
    // Without storage redirects cannot be counted and are allowed.
  }
  return true;
}

export const viewMemory = createPersonalStorage(storage, VIEW_KEY);
export const organizationMemory = createPersonalStorage(storage, ORGANIZATION_KEY);

export const { fetchProfile } = startupCalls;

async function fetchPage(address: ServerPage | undefined): Promise<unknown> {
  if (address === undefined) return undefined;
  return api.request(address, { expect: 'text', quiet: true });
}

/** The organization that calls of this page are for; the server says it. */
export async function fetchCurrentOrganization(
  options: RequestOptions = START_OPTIONS,
): Promise<unknown> {
  const { organizations } = sessionFacts;
  return organizations && api.request(factAddress(organizations.current), options);
}

/** The effects of start-up in the browser. */
export const startupEffects: StartupEffects = {
  hasMark: () => hasSessionMark(readCookie),
  endSession: () => fetchPage(sessionFacts.logout),
  ...prefetchedCalls,
  fetchOrganization: fetchCurrentOrganization,
  askedOrganization: pageOrganization,
  context: organizationContext,
  readOrganizationCookie,
  writeOrganizationCookie,
  organizationMemory,
  viewMemory,
};

export const timers = {
  after: (milliseconds: number, callback: () => void) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds: number, callback: () => void) => {
    const timer = setInterval(callback, milliseconds);
    return () => clearInterval(timer);
  },
} as const;

export const sessionMarkEnvironment: SessionMarkEnvironment = {
  readCookie,
  writeCookie,
  every: timers.every,
};

export const leavingEnvironment: LeavingEnvironment = {
  load: (address) => globalThis.location.assign(address),
  fullPath: () => {
    const { pathname, search, hash } = globalThis.location;
    return pathname + search + hash;
  },
  after: timers.after,
  post: (address) => {
    api.request(address, { method: 'POST', quiet: true, exact: true }).catch(() => undefined);
  },
};
