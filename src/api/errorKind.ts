import type { ApiErrorKind } from './errors.ts';
import type { ErrorBody } from './errorBody.ts';
import { objectOf } from './unknownValues.ts';

/** Codes of a 401 that ends the session (protocol, section 7). */
const SIGNED_OUT_CODES: readonly string[] = ['not_authenticated', 'authentication_failed'];
const CONFIRMATION_CODE = 'mfa_verify_required';
const TOO_LARGE_CODE = 'file_content_overflowed';

/**
 * Classifies a failure.
 *
 * Not every 401 ends the session: a refused share code or replay upload answers 401 with `msg`. One
 * with a code, a detail or an empty body does (an account that still has to bind its second
 * factor); for others the profile decides (`createRequest`).
 */
export function errorKind(status: number, said: ErrorBody, body: unknown): ApiErrorKind {
  if (said.code === CONFIRMATION_CODE) return 'confirmation-required';
  if (said.code === TOO_LARGE_CODE || status === 413) return 'too-large';
  if (status === 400) return said.fields || said.rows ? 'validation' : 'bad-request';
  if (status === 401) return endsSession(said, body) ? 'unauthenticated' : 'refused';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  return status >= 500 ? 'server' : 'refused';
}

function endsSession(said: ErrorBody, body: unknown): boolean {
  if (said.code !== undefined) return SIGNED_OUT_CODES.includes(said.code);
  return !('msg' in objectOf(body));
}
