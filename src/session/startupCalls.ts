import { api } from '../api/client.ts';
import type { StartupEffects } from './startup.ts';

/** The organization's cookie has the header's name (protocol, section 1). */
export const ORGANIZATION_COOKIE = 'X-JMS-ORG';

/** What start-up asks whoever it is that comes. */
export type StartupCalls = Pick<
  StartupEffects,
  'fetchOpenSettings' | 'fetchProfile' | 'fetchSettings'
>;

export const startupCalls: StartupCalls = {
  fetchOpenSettings: () => api.request('settings/public/open', { quiet: true }),
  fetchProfile: () => api.request('users/profile', { quiet: true }),
  fetchSettings: () => api.request('settings/public', { quiet: true }),
};
