import { isApiError, type ApiError, type ApiErrorKind } from './errors.ts';
import type { TextKey } from '../../generated/texts.ts';

/** Most can only go wrong when somebody does something: those words come after the first page. */
type FailureWord = TextKey;

/** What to tell a person about a failure. */
export interface FailureNotice {
  /** A text key, or the server's own words. */
  readonly message: string;
  /** The server's words where the message itself is a general one. */
  readonly detail?: string;
}

/** The sentences of spec 1, section 8, and ours where it has none. */
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

/** Of a change whose answer was lost. */
export const UNHEARD: FailureWord = 'errors.unheard';

/** Statuses whose sentence is fixed; the server's words stand beneath it (spec 1, section 8). */
const GENERAL: readonly ApiErrorKind[] = ['validation', 'bad-request', 'forbidden', 'conflict'];

/** The message of an error of this kind: a text key, or the server's own words where it has any. */
export function messageFor(kind: ApiErrorKind, text: string | undefined): string {
  return GENERAL.includes(kind) ? SENTENCES[kind] : (text ?? SENTENCES[kind]);
}

/**
 * What a toast says about a failure, or undefined when it says nothing: a call the caller gave up,
 * and a 401, which the person is asked about instead (spec 1, section 8).
 *
 * @param labelOf what a field is called; its path unless given
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

/** The server's words about the whole; about its fields where no form stands to say them in. */
function detailOf(error: ApiError, labelOf: (path: string) => string): string | undefined {
  const { text = error.rows?.[0]?.text, fields = error.rows?.[0]?.fields } = error;
  if (text !== undefined || !fields) return text;
  const said = Object.entries(fields).map(([path, message]) => `${labelOf(path)}: ${message}`);
  return said.join('; ');
}
