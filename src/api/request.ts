import type { CallAddress } from './apiAddress.ts';
import type { ReadCookie } from './csrf.ts';
import type { ApiError } from './errors.ts';

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];
/** Unset values are left out; lists are joined by commas, as in `ids=a,b` and `field__in=a,b`. */
export type Query = Readonly<Record<string, QueryValue>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface RequestOptions {
  readonly method?: Method;
  readonly query?: Query;
  /** Sent as JSON; a string, Blob or FormData is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Resolves to status, headers and body instead of the body alone. */
  readonly raw?: boolean;
  /** The caller shows the failure: no automatic notification. */
  readonly quiet?: boolean;
  /** Leaves the address without a trailing slash. */
  readonly exact?: boolean;
  /** Type of a successful body; JSON by default. */
  readonly expect?: 'json' | 'text' | 'blob';
  readonly signal?: AbortSignal;
  /** 60 seconds by default. */
  readonly timeoutMs?: number;
  /** A POST that changes nothing: it may be repeated when its answer is lost. */
  readonly harmless?: true;
  /** Sent by a timer, not by what the user does: its answer does not put off the session check. */
  readonly background?: boolean | undefined;
}

export interface RawAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Passed to listeners for every answer, whatever its status. */
export interface Answer {
  readonly method: Method;
  /** Path without the query, as `buildAddress` makes it. */
  readonly path: string;
  readonly status: number;
  readonly ok: boolean;
  /** Of a call that a timer has sent. */
  readonly background?: boolean | undefined;
}

export interface Failure {
  readonly error: ApiError;
  readonly method: Method;
  readonly path: string;
  /** When the call was made, by `performance.now()`. */
  readonly begun: number;
}

export interface RequestFunction {
  <T = unknown>(
    address: CallAddress,
    options: RequestOptions & { readonly raw: true },
  ): Promise<RawAnswer<T>>;
  <T = unknown>(address: CallAddress, options?: RequestOptions): Promise<T>;
}

type Unsubscribe = () => void;

/** The environment of a call. */
export interface RequestEnvironment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readCookie: ReadCookie;
  /** Id of the organization of the call. */
  readonly organization: () => string | undefined;
  /** Value of the header `Authorization`; absent where cookies say who calls. */
  readonly authorization?: () => string | undefined;
  /** IANA name of the browser's time zone. */
  readonly timeZone: () => string | undefined;
  /** False when the browser is certainly offline. */
  readonly online?: () => boolean;
  /** Calls back once after a delay; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** The request function and its events. */
export interface RequestClient {
  readonly request: RequestFunction;
  /** Called for every answer, failed ones included, but not without an answer. */
  onAnswer(listener: (answer: Answer) => void): Unsubscribe;
  /** Called for failures of calls that are not quiet, except 401 and aborts. */
  onFailure(listener: (failure: Failure) => void): Unsubscribe;
  /** Called for every 401 that ends the session, quiet or not. */
  onUnauthenticated(listener: (failure: Failure) => void): Unsubscribe;
  /**
   * Sets how to verify the user's identity when a refusal demands it; true repeats the call
   * once. Without it such a call fails with kind `confirmation-required`.
   */
  confirmWith(ask: (refusal: ApiError) => Promise<boolean>): Unsubscribe;
  /** Called before every write; false ends the call with kind `aborted`. */
  guardWrites(guard: () => Promise<boolean>): Unsubscribe;
}
