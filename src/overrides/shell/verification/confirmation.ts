import { request } from '../../../api/client.ts';
import { encryptSecret } from '../../../api/encryption.ts';
import { isApiError } from '../../../api/errors.ts';
import { highestBackend, type BackendName } from './backends.ts';

/** spec 1, section 7 */
const ADDRESS = 'authentication/confirm';
/** spec 1, sections 5 and 9 */
export const MFA_CODE_LENGTH = 6;

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
