import { sessionFacts } from '#project/generated/session.ts';
import { factAddress } from '../api/apiAddress.ts';
import { objectOf } from '../api/unknownValues.ts';
import { signedIn } from '../api/token.ts';
import { api } from '../api/client.ts';
import type { StartupEffects } from './startup.ts';

/** The calls that start-up makes for everybody. */
export type StartupCalls = Pick<
  StartupEffects,
  'fetchOpenSettings' | 'fetchProfile' | 'fetchSettings'
>;

/** Nobody waits for a first page as long as for another call. */
export const START_LIMIT_MS = 20_000;
export const START_OPTIONS = { quiet: true, timeoutMs: START_LIMIT_MS } as const;

const { settings, profile, permissions } = sessionFacts;

/** What a console does not have is not asked for: settings have their defaults, and everybody is the same person. */
export const startupCalls: StartupCalls = {
  fetchOpenSettings: () => ask(settings?.open, {}),
  fetchProfile: () => ask(profile, somebody()).then(withPermissions),
  fetchSettings: () => ask(settings?.all, {}),
};

/** Who uses a console without a profile: whoever signed in, or everybody. */
function somebody(): unknown {
  const username = signedIn()?.username ?? 'anybody';
  return { id: username, username };
}

function ask(address: string | undefined, otherwise: unknown): Promise<unknown> {
  return address === undefined
    ? Promise.resolve(otherwise)
    : api.request(factAddress(address), START_OPTIONS);
}

/** The profile, with what another address says of permissions. */
async function withPermissions(body: unknown): Promise<unknown> {
  if (permissions?.address === undefined) return body;
  return { ...objectOf(await ask(permissions.address, {})), ...objectOf(body) };
}
