import { ApiError, isApiError, type ApiErrorFacts, type ApiErrorKind } from './errors.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** Most failures need an action of the user, so these texts are not in the first load. */
type FailureWord = TextKey;

/** The message of a failure. */
interface FailureNotice {
  /** A text key, or the server's message. */
  readonly message: string;
  /** The server's message below a general one. */
  readonly detail?: string;
}

/** The texts of spec 1, section 8, and our own where it has none. */
const SENTENCES: Readonly<Record<ApiErrorKind, FailureWord>> = {
  validation: 'errors.badRequest',
  'bad-request': 'errors.badRequest',
  'confirmation-required': 'errors.confirmationRequired',
  unauthenticated: 'errors.signedOut',
  forbidden: 'errors.forbidden',
  'not-found': 'errors.notFound',
  conflict: 'errors.conflict',
  'too-large': 'errors.tooLarge',
  refused: 'errors.refused',
  server: 'errors.server',
  network: 'errors.network',
  timeout: 'errors.timeout',
  aborted: 'errors.aborted',
  'unexpected-body': 'errors.unexpectedBody',
  'no-public-key': 'errors.noPublicKey',
};

/** For a change whose answer was lost. */
export const UNHEARD: FailureWord = 'errors.unheard';

/** Statuses with a fixed text and the server's message below it (spec 1, section 8). */
const GENERAL: readonly ApiErrorKind[] = ['validation', 'bad-request', 'forbidden', 'conflict'];

/** The message for a kind of failure: a text key, or the server's message if there is one. */
export function messageFor(kind: ApiErrorKind, text: string | undefined): string {
  return GENERAL.includes(kind) ? SENTENCES[kind] : (text ?? SENTENCES[kind]);
}

/** The error of a call that failed, with its message. */
export function apiError(facts: ApiErrorFacts): ApiError {
  return new ApiError(facts, messageFor(facts.kind, facts.text));
}

/** The error of a success whose body is not of the expected type. */
export function unexpectedBody(
  body: unknown,
  where: Pick<ApiErrorFacts, 'address'> = {},
): ApiError {
  return apiError({ ...where, kind: 'unexpected-body', status: 200, body });
}

/**
 * The notification of a failure; undefined for an aborted call and for a 401, which opens a dialog
 * instead (spec 1, section 8).
 *
 * @param labelOf label of a field. Default: its path
 */
export function failureNotice(
  error: unknown,
  labelOf: (path: string) => string = (path) => path,
): FailureNotice | undefined {
  if (!isApiError(error)) return { message: 'errors.unknown' satisfies TextKey };
  if (error.kind === 'aborted' || error.kind === 'unauthenticated') return undefined;
  const detail = GENERAL.includes(error.kind) ? detailOf(error, labelOf) : undefined;
  return { message: error.message, ...(detail !== undefined && { detail }) };
}

/** The server's message about the whole request, or about fields when there is no form to show them. */
function detailOf(error: ApiError, labelOf: (path: string) => string): string | undefined {
  const { text = error.rows?.[0]?.text, fields = error.rows?.[0]?.fields } = error;
  if (text !== undefined || !fields) return text;
  const said = Object.entries(fields).map(([path, message]) => `${labelOf(path)}: ${message}`);
  return said.join('; ');
}
