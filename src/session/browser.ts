import { api, organizationContext, pageOrganization } from '../api/client.ts';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { prefetchedCalls } from './prefetch.ts';
import type { LeavingEnvironment } from './leaving.ts';
import { LOGOUT_PAGE } from './leaving.ts';
import { createPersonalStorage, ORGANIZATION_KEY, VIEW_KEY } from './personalStorage.ts';
import type { KeyValueStorage } from './storedObject.ts';
import { mayRedirectToLogin } from './loginLoop.ts';
import { hasSessionMark, type SessionMarkEnvironment } from './sessionMark.ts';
import type { StartupEffects } from './startup.ts';
import { ORGANIZATION_COOKIE, START_OPTIONS, startupCalls } from './startupCalls.ts';

/** Getters, because merely naming `localStorage` throws where the browser forbids it. */
export const storage: KeyValueStorage = {
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
};

/** May the console redirect to the login page once more? See `mayRedirectToLogin`. */
export function mayLeaveForLogin(): boolean {
  const tab: KeyValueStorage = {
    getItem: (key) => globalThis.sessionStorage.getItem(key),
    setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
  };
  return mayRedirectToLogin(tab, Date.now());
}

export const viewMemory = createPersonalStorage(storage, VIEW_KEY);
export const organizationMemory = createPersonalStorage(storage, ORGANIZATION_KEY);

export function writeOrganizationCookie(id: string): void {
  writeCookie(ORGANIZATION_COOKIE, id);
}

export const { fetchProfile } = startupCalls;

/** The effects of start-up in the browser. */
export const startupEffects: StartupEffects = {
  hasMark: () => hasSessionMark(readCookie),
  endSession: () => api.request(LOGOUT_PAGE, { expect: 'text', quiet: true }),
  ...prefetchedCalls,
  fetchOrganization: () => api.request('orgs/orgs/current', START_OPTIONS),
  askedOrganization: pageOrganization,
  context: organizationContext,
  readOrganizationCookie: () => readCookie(ORGANIZATION_COOKIE),
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
