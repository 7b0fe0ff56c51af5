import { api } from '../api/client.ts';
import type { StartupEffects } from './startup.ts';

/** The organization cookie has the name of the header (protocol, section 1). */
export const ORGANIZATION_COOKIE = 'X-JMS-ORG';

/** The calls that start-up makes for everybody. */
export type StartupCalls = Pick<
  StartupEffects,
  'fetchOpenSettings' | 'fetchProfile' | 'fetchSettings'
>;

export const startupCalls: StartupCalls = {
  fetchOpenSettings: () => api.request('settings/public/open', { quiet: true }),
  fetchProfile: () => api.request('users/profile', { quiet: true }),
  fetchSettings: () => api.request('settings/public', { quiet: true }),
};
