/** What went wrong, in the terms a caller decides by (protocol, section 7). */
export type ApiErrorKind =
  /** 400 with messages for fields or rows. */
  | 'validation'
  /** 400 without any. */
  | 'bad-request'
  /** 400 `mfa_verify_required`: the person must confirm who they are first. */
  | 'confirmation-required'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  /** Any other 4xx. */
  | 'refused'
  /** 5xx. */
  | 'server'
  /** No answer at all. */
  | 'network'
  /** No answer within the limit. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  /** A success whose body is not what the call promises (an HTML page, for example). */
  | 'unexpected-body'
  /** A secret cannot be encrypted: the server's public key is not in its cookie. */
  | 'no-public-key';

/** Messages of one row of a bulk call, by the row's place in the request. */
export interface RowError {
  readonly index: number;
  readonly text?: string;
  readonly fields: FieldErrors;
}

/** Field path (`attrs.host`, `protocols.0`) to its message; several messages are joined by `;` (spec 1, section 5). */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The server's own code, for example `object_does_not_exist`. */
  readonly code?: string;
  /** The server's own words, in the order error, msg, detail (spec 1, section 8). */
  readonly text?: string;
  readonly fields?: FieldErrors;
  readonly rows?: readonly RowError[];
  /** It may have been done all the same: the answer to a change was lost. */
  readonly unheard?: boolean;
  /** The body as it came. */
  readonly body?: unknown;
  /** The address that was called, for the reader of a log. */
  readonly address?: string;
  readonly cause?: unknown;
}

/**
 * The one error every call may reject with.
 *
 * `message` is a text key of the catalogues, or the server's own words: whatever shows it
 * translates it, and words without a translation pass unchanged.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string | undefined;
  readonly fields: FieldErrors | undefined;
  readonly rows: readonly RowError[] | undefined;
  readonly unheard: boolean;
  readonly body: unknown;
  readonly address: string | undefined;

  constructor(facts: ApiErrorFacts, message: string) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.text = facts.text;
    this.fields = facts.fields;
    this.rows = facts.rows;
    this.unheard = !!facts.unheard;
    this.body = facts.body;
    this.address = facts.address;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
