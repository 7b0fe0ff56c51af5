import { repeatableRandomness } from '../store/randomness.ts';
import type { Organization } from './person.ts';
import type { Call, Sandbox } from './sandbox.ts';

/** A call of the server itself; the same seed gives the same ids at every start. */
export function systemCall(sandbox: Sandbox, seed: number, organization: Organization): Call {
  return {
    sandbox: { ...sandbox, random: repeatableRandomness(seed) },
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    body: undefined,
    origin: '',
    language: 'en',
    timeZone: sandbox.model.app.serverTimeZone,
    organization,
    now: sandbox.clock(),
    person: undefined,
    privateKey: undefined,
    sessionKey: undefined,
  };
}
