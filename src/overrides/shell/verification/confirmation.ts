import { request } from '@gatehouse-console/engine/api/client.ts';
import { encryptSecret } from '@gatehouse-console/engine/api/encryption.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { listOf, objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** spec 1, section 7 */
const ADDRESS = 'authentication/confirm';
/** spec 1, sections 5 and 9 */
export const MFA_CODE_LENGTH = 6;

/** The methods of verification (spec 1, section 3). */
const NAMES = ['mfa', 'password', 'relogin'] as const;
export type BackendName = (typeof NAMES)[number];

/**
 * Asks the server whether an earlier verification is still valid.
 *
 * @returns `confirmed`, or the method to use
 * @throws ApiError when the answer is neither
 */
export async function askConfirmation(): Promise<'confirmed' | BackendName> {
  try {
    await request(ADDRESS, { quiet: true });
    return 'confirmed';
  } catch (error) {
    const backend = isApiError(error) && error.status === 400 && highestBackend(error.body);
    if (backend) return backend;
    throw error;
  }
}

/** Sends the code or password, encrypted. @throws ApiError with the server's reason */
export async function sendConfirmation(backend: BackendName, secret: string): Promise<void> {
  const body = { confirm_type: backend, secret_key: await encryptSecret(secret) };
  await request(ADDRESS, { method: 'POST', body, quiet: true });
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
  return NAMES.some((name) => name === method) && typeof level === 'number';
}
