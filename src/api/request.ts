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
/** Unset values are left out; lists are joined by commas, as `ids=a,b` and `field__in=a,b` want it. */
export type Query = Readonly<Record<string, QueryValue>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface RequestOptions {
  readonly method?: Method;
  readonly query?: Query;
  /** Sent as JSON; a string, Blob or FormData is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives status, headers and body instead of the body alone. */
  readonly raw?: boolean;
  /** The caller shows the failure itself: no automatic message. */
  readonly quiet?: boolean;
  /** The address is taken as it stands: no trailing slash is added (xpack/license/detail). */
  readonly exact?: boolean;
  /** What the body of a success is; JSON unless said otherwise. */
  readonly expect?: 'json' | 'text' | 'blob';
  readonly signal?: AbortSignal;
  /** 60 seconds unless given. */
  readonly timeoutMs?: number;
  /** A POST that changes nothing: it may be repeated when its answer is lost. */
  readonly harmless?: true;
}

export interface RawAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** What listeners hear of every answer, whatever its status. */
export interface Answer {
  readonly method: Method;
  /** Path without the query, for example `/api/v1/users/profile/`. */
  readonly path: string;
  readonly status: number;
  readonly ok: boolean;
}

export interface Failure {
  readonly error: ApiError;
  readonly method: Method;
  readonly path: string;
}

export interface RequestFunction {
  <T = unknown>(
    address: CallAddress,
    options: RequestOptions & { readonly raw: true },
  ): Promise<RawAnswer<T>>;
  <T = unknown>(address: CallAddress, options?: RequestOptions): Promise<T>;
}

/** Stops listening. */
export type Unsubscribe = () => void;

/** What a call needs from the world around it. */
export interface RequestEnvironment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readCookie: ReadCookie;
  /** Id of the organization the call is made for. */
  readonly organization: () => string | undefined;
  /** IANA name of the browser's time zone. */
  readonly timeZone: () => string | undefined;
  /** False while the line is surely cut. */
  readonly online?: () => boolean;
  /** Calls back once after a time; the result cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** The request function with those who listen to it. */
export interface RequestClient {
  readonly request: RequestFunction;
  /** Hears of every answer, also the failed ones; not of calls without an answer. */
  onAnswer(listener: (answer: Answer) => void): Unsubscribe;
  /** Hears of failures whose caller did not ask for quiet, and never of a 401 or an abort. */
  onFailure(listener: (failure: Failure) => void): Unsubscribe;
  /** Hears of every 401 that ends the session, quiet or not. */
  onUnauthenticated(listener: (failure: Failure) => void): Unsubscribe;
  /**
   * Asks the person to confirm who they are when the server demands it; true repeats the call, once.
   * Without it such a call fails with kind `confirmation-required`.
   */
  confirmWith(ask: () => Promise<boolean>): Unsubscribe;
  /** Asks before anything is written whether it may be; false ends the call with kind `aborted`. */
  guardWrites(guard: () => Promise<boolean>): Unsubscribe;
}
