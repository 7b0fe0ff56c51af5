import { sessionFacts } from '#project/generated/session.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { encryptSecret } from '@gatehouse-console/engine/api/encryption.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import {
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from '@gatehouse-console/engine/api/unknownValues.ts';
import { isServed } from '@gatehouse-console/engine/model/gates.ts';

/** spec 1, section 7 */
const ADDRESS = 'authentication/confirm';
/** spec 1, sections 5 and 9 */
export const MFA_CODE_LENGTH = 6;
/** A server that is asked before the call; a later one refuses the call and names the level that it wants. */
const ASKED_BEFORE = { until: 'v2.23' };
/** The server requires a secret even where it looks at the time of the login alone. */
const NO_SECRET = '-';

/** The methods of verification (spec 1, section 3). */
const NAMES = ['mfa', 'password', 'relogin'] as const;
type BackendName = (typeof NAMES)[number];

/** A device of MFA: `otp` is the authenticator app. */
export interface Device {
  readonly name: string;
  readonly label: string;
  /** What to enter. */
  readonly hint: string;
}

/** What is asked for. Without devices the server finds out itself whose code it is. */
export type Proof =
  | { readonly kind: 'password' }
  | { readonly kind: 'mfa'; readonly devices?: readonly Device[] };

/** What is left to do before the call is accepted. */
export type Answer =
  | Proof
  | { readonly kind: 'confirmed' }
  /** The login is too long ago. */
  | { readonly kind: 'relogin'; readonly byPage: boolean }
  /** MFA is needed, and the account has none. */
  | { readonly kind: 'no-mfa' };

/**
 * Asks the server how the user can prove their identity.
 *
 * @param refusal the `code` of a refused call; undefined before a call
 * @param server its version
 * @throws ApiError when nobody can say it
 */
export async function askConfirmation(
  refusal: string | undefined,
  server: string | undefined,
): Promise<Answer> {
  if (isBackendName(refusal)) return askByLevel(refusal);
  return isServed(ASKED_BEFORE, server) ? askForList() : { kind: 'confirmed' };
}

/** An earlier verification may still be valid. */
async function askForList(): Promise<Answer> {
  try {
    await request(ADDRESS, { quiet: true });
    return { kind: 'confirmed' };
  } catch (error) {
    const kind = isApiError(error) && error.status === 400 && highestBackend(error.body);
    if (!kind) throw error;
    return kind === 'relogin' ? { kind, byPage: false } : { kind };
  }
}

/** The server names one method that is good enough; a login of the last minutes is enough for the lowest. */
async function askByLevel(level: BackendName): Promise<Answer> {
  try {
    const answer = await request(ADDRESS, { query: { confirm_type: level }, quiet: true });
    const { confirm_type: kind, content } = objectOf(answer);
    if (kind === 'mfa') {
      const devices = devicesIn(content);
      return devices.length > 0 ? { kind, devices } : { kind: 'no-mfa' };
    }
    return kind === 'relogin' ? await confirmByLogin() : { kind: 'password' };
  } catch (error) {
    if (level !== 'mfa' || !isApiError(error) || error.status !== 404) throw error;
    return { kind: 'no-mfa' };
  }
}

async function confirmByLogin(): Promise<Answer> {
  try {
    await send({ confirm_type: 'relogin', secret_key: NO_SECRET });
    return { kind: 'confirmed' };
  } catch (error) {
    if (!isApiError(error) || error.status !== 400) throw error;
    return { kind: 'relogin', byPage: true };
  }
}

function devicesIn(content: unknown): readonly Device[] {
  return objectsOf(content)
    .filter(({ name, disabled }) => textOf(name) !== '' && disabled !== true)
    .map(({ name, display_name: label, placeholder }) => ({
      name: textOf(name),
      label: textOf(label) || textOf(name),
      hint: textOf(placeholder),
    }));
}

/** Sends the code or password, encrypted. @throws ApiError with the server's reason */
export async function sendConfirmation(
  proof: Proof,
  device: Device | undefined,
  secret: string,
): Promise<void> {
  await send({
    confirm_type: proof.kind,
    ...(device && { mfa_type: device.name }),
    secret_key: await encryptSecret(secret),
  });
}

async function send(body: object): Promise<void> {
  await request(ADDRESS, { method: 'POST', body, quiet: true });
}

/** Lets the server send a code, by SMS. @throws ApiError with its reason */
export async function requestCode({ name }: Device): Promise<void> {
  await request('authentication/mfa/send-code', {
    method: 'POST',
    body: { type: name },
    quiet: true,
  });
}

/** Ends the session: the login page leads those who have one straight back. */
export async function endSession(): Promise<void> {
  const { logout } = sessionFacts;
  // Its answer leads to the login page, which is opened anyway.
  if (logout !== undefined) await fetch(logout, { redirect: 'manual' }).catch(() => undefined);
}

/** The code without blanks: authenticators show it in two halves. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

interface Backend {
  readonly name: BackendName;
  readonly level: number;
}

/**
 * The method with the highest level (spec 1, section 4).
 *
 * @param body of the refusal: `{error, backends: [{name, level}]}`
 * @returns undefined when none of its methods is known
 */
export function highestBackend(body: unknown): BackendName | undefined {
  const offered = listOf(objectOf(body)['backends']);
  return offered.filter(isBackend).toSorted((one, other) => other.level - one.level)[0]?.name;
}

function isBackend(given: unknown): given is Backend {
  const { name: method, level } = objectOf(given);
  return isBackendName(method) && typeof level === 'number';
}

function isBackendName(name: unknown): name is BackendName {
  return NAMES.some((one) => one === name);
}
