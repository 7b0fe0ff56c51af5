import { organizationContext } from '../api/client.ts';
import { readCookie } from '../api/cookies.ts';
import { isLoginPath } from './leaving.ts';
import { readOrganizationCookie } from './organizationCookie.ts';
import { startupCalls, type StartupCalls } from './startupCalls.ts';
import { hasSessionMark } from './sessionMark.ts';

type Name = keyof StartupCalls;
const NAMES: readonly Name[] = ['fetchOpenSettings', 'fetchProfile', 'fetchSettings'];
const begun = new Map<Name, Promise<unknown>>();

/**
 * Starts the calls of start-up while the rest of the code is loading. Not on the login and logout
 * paths.
 *
 * @param path below the base
 */
export function prefetchStartup(path: string): void {
  if (isLoginPath(path) || !hasSessionMark(readCookie)) return;
  organizationContext.current ??= readOrganizationCookie();
  for (const name of NAMES) {
    const call = startupCalls[name]();
    // The failure is handled where the result is used.
    call.catch(() => undefined);
    begun.set(name, call);
  }
}

/** The calls of start-up: each prefetched one is used once, later calls are made anew. */
export const prefetchedCalls: StartupCalls = {
  fetchOpenSettings: () => take('fetchOpenSettings'),
  fetchProfile: () => take('fetchProfile'),
  fetchSettings: () => take('fetchSettings'),
};

function take(name: Name): Promise<unknown> {
  const call = begun.get(name);
  begun.delete(name);
  return call ?? startupCalls[name]();
}
