/** Kinds of failure (protocol, section 7). */
export type ApiErrorKind =
  /** 400 with messages for fields or rows. */
  | 'validation'
  /** 400 without them. */
  | 'bad-request'
  /** The user must verify their identity first: what `verification` of `session` describes. */
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
  /** No answer. */
  | 'network'
  /** No answer within the time limit. */
  | 'timeout'
  /** The caller aborted. */
  | 'aborted'
  /** A success whose body is not of the expected type, such as an HTML page. */
  | 'unexpected-body'
  /** A secret cannot be encrypted, because the server's public key is not in its cookie. */
  | 'no-public-key';

/** Messages about one row of a bulk call, by its index in the request. */
export interface RowError {
  readonly index: number;
  readonly text?: string;
  readonly fields: FieldErrors;
}

/** Messages by field path (`attrs.host`, `protocols.0`); several are joined by `;` (spec 1, section 5). */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The server's code, for example `object_does_not_exist`. */
  readonly code?: string;
  /** The server's message: `error`, `msg` or `detail` (spec 1, section 8). */
  readonly text?: string;
  readonly fields?: FieldErrors;
  readonly rows?: readonly RowError[];
  /** The change may have been made: the answer was lost. */
  readonly unheard?: boolean;
  readonly body?: unknown;
  /** The called address, for logs. */
  readonly address?: string;
  readonly cause?: unknown;
}

/**
 * The error of every failed call.
 *
 * `message` is a text key or the server's message. It is translated when it is shown; texts without
 * a translation stay as they are.
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
