import { api } from '../api/client.ts';
import type { StartupEffects } from './startup.ts';

/** The organization cookie has the name of the header (protocol, section 1). */
export const ORGANIZATION_COOKIE = 'X-JMS-ORG';

/** The calls that start-up makes for everybody. */
export type StartupCalls = Pick<
  StartupEffects,
  'fetchOpenSettings' | 'fetchProfile' | 'fetchSettings'
>;

/** Nobody waits for a first page as long as for another call. */
export const START_LIMIT_MS = 20_000;
export const START_OPTIONS = { quiet: true, timeoutMs: START_LIMIT_MS } as const;

export const startupCalls: StartupCalls = {
  fetchOpenSettings: () => api.request('settings/public/open', START_OPTIONS),
  fetchProfile: () => api.request('users/profile', START_OPTIONS),
  fetchSettings: () => api.request('settings/public', START_OPTIONS),
};
