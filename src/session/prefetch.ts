import { organizationContext } from '../api/client.ts';
import { readCookie } from '../api/cookies.ts';
import { LOGIN_PATHS } from './leaving.ts';
import { ORGANIZATION_COOKIE, startupCalls, type StartupCalls } from './startupCalls.ts';
import { hasSessionMark } from './sessionMark.ts';

type Name = keyof StartupCalls;
const NAMES: readonly Name[] = ['fetchOpenSettings', 'fetchProfile', 'fetchSettings'];
const begun = new Map<Name, Promise<unknown>>();

/**
 * Begins what start-up asks the server in any case, while most of the console's code is still on its
 * way. Nobody is asked for somebody who is about to log in.
 *
 * @param path below the base
 */
export function prefetchStartup(path: string): void {
  if (LOGIN_PATHS.includes(path) || !hasSessionMark(readCookie)) return;
  organizationContext.current ??= readCookie(ORGANIZATION_COOKIE);
  for (const name of NAMES) {
    const call = startupCalls[name]();
    // Whoever takes it over hears of the failure.
    call.catch(() => undefined);
    begun.set(name, call);
  }
}

/** The calls of start-up: what has begun already is taken over, once; after that they are made anew. */
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
