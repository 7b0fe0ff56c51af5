import { apiFacts } from '#project/generated/api.ts';
import { sessionFacts } from '#project/generated/session.ts';
import type { ApiFacts } from '../../codegen/model/server.ts';
import type { CallAddress } from './apiAddress.ts';
import { buildAddress, type BuiltAddress } from './address.ts';
import { answerBody, failedBody, UnreadableBody } from './answerBody.ts';
import { csrfToken } from './csrf.ts';
import { readErrorBody, type ErrorBody } from './errorBody.ts';
import { apiError, UNHEARD } from './errorMessages.ts';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { createListeners } from './listeners.ts';
import type {
  Answer,
  Failure,
  RawAnswer,
  RequestClient,
  RequestEnvironment,
  RequestOptions,
} from './request.ts';
import { noteTotal } from './totals.ts';
import { objectOf } from './unknownValues.ts';

/** spec 1, section 9 */
export const REQUEST_TIMEOUT_MS = 60_000;
/** Without an answer, or after a gateway timeout (RFC 9110, section 15.6), a change may or may not have been made. */
const LOST: readonly number[] = [0, 502, 504];
const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const { login, profile, csrf, organizations, settings, signedOut, timeZone, verification } =
  sessionFacts;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

interface Call {
  readonly url: string;
  readonly path: string;
  readonly options: RequestOptions;
  readonly begun: number;
}

/**
 * Creates the function that every call uses: headers, timeout, unwrapping, errors, listeners (spec
 * 1, section 7). A call is repeated only after a requested verification.
 */
export function createRequest(environment: RequestEnvironment, facts = apiFacts): RequestClient {
  const addressOf = (address: string | undefined) =>
    address === undefined ? undefined : buildAddress(address, {}, false, facts);
  const openSettings = addressOf(settings?.open)?.path;
  /** Where a refusal means that nobody is signed in: the profile, or else what was read last (decision 644). */
  let witness = addressOf(profile);
  const answers = createListeners<Answer>();
  const failures = createListeners<Failure>();
  const sessionEnds = createListeners<Failure>();
  let ask: ((refusal: ApiError) => Promise<boolean>) | undefined;
  let guard: (() => Promise<boolean>) | undefined;

  async function send({ url, path, options }: Call): Promise<RawAnswer<unknown>> {
    const method = options.method ?? 'GET';
    const limit = startLimit(environment, options);
    const changes = WRITES.has(method) && !options.harmless && environment.online?.() !== false;
    try {
      const response = await environment.fetch(url, {
        method,
        headers: headersOf(environment, options),
        credentials: 'same-origin',
        signal: limit.signal,
        ...(options.body !== undefined && {
          body: isEncoded(options.body) ? options.body : JSON.stringify(options.body),
        }),
      });
      const toSignIn = leadsToSignIn(response);
      const ok = response.ok && !toSignIn;
      const body = ok ? await answerBody(response, options.expect) : await failedBody(response);
      if (ok) noteTotal(body, response.headers, facts);
      const isRead = method === 'GET' && options.expect === undefined && path !== openSettings;
      if (ok && isRead && profile === undefined) witness = { url, path };
      const { background } = options;
      answers.emit({ method, path, status: response.status, ok, background });
      if (ok) return { status: response.status, headers: response.headers, body };
      if (!toSignIn) throw refusal(response.status, body, path, facts);
      throw apiError({ kind: 'unauthenticated', status: UNAUTHENTICATED, address: path });
    } catch (error) {
      const failure =
        error instanceof ApiError ? error : withoutAnswer(error, limit.expired(), path, options);
      const { kind, status } = failure;
      if (!changes || kind === 'aborted' || !LOST.includes(status)) throw failure;
      throw new ApiError({ ...failure, unheard: true }, UNHEARD);
    } finally {
      limit.stop();
    }
  }

  async function sendConfirmed(call: Call): Promise<RawAnswer<unknown>> {
    try {
      return await send(call);
    } catch (error) {
      const asksForProof = error instanceof ApiError && error.kind === 'confirmation-required';
      if (asksForProof && ask && (await ask(error))) return send(call);
      throw error;
    }
  }

  let check: Promise<boolean> | undefined;
  /** Simultaneous checks share one call. */
  function isRefused(address: BuiltAddress): Promise<boolean> {
    check ??= send({ ...address, options: {}, begun: performance.now() })
      .then(
        () => false,
        ({ status }) => status === FORBIDDEN || signedOut.includes(status),
      )
      .finally(() => {
        check = undefined;
      });
    return check;
  }

  /** A 403, or a 401 with its own message, may concern this call alone: the witness decides. */
  async function settle(error: ApiError, { url, options }: Call): Promise<ApiError> {
    const { kind, status, body, address } = error;
    if (!signedOut.includes(status) || (kind !== 'refused' && kind !== 'forbidden')) return error;
    const isWitness = url === witness?.url && (options.method ?? 'GET') === 'GET';
    if (witness && !isWitness && !(await isRefused(witness))) return error;
    return apiError({ kind: 'unauthenticated', status, body, address });
  }

  function report(error: ApiError, { path, options, begun }: Call): void {
    const failure: Failure = { error, method: options.method ?? 'GET', path, begun };
    if (error.kind === 'unauthenticated') sessionEnds.emit(failure);
    else if (!options.quiet && error.kind !== 'aborted') failures.emit(failure);
  }

  async function request<T>(
    address: CallAddress,
    options: RequestOptions = {},
  ): Promise<T | RawAnswer<T>> {
    const call: Call = {
      ...buildAddress(address, options.query, options.exact, facts),
      options,
      begun: performance.now(),
    };
    try {
      if (guard && WRITES.has(options.method ?? 'GET') && !(await guard())) {
        throw apiError({ kind: 'aborted', status: 0, address: call.path });
      }
      // The only cast of an answer: the caller names the type that the API promises.
      const answer = (await sendConfirmed(call)) as RawAnswer<T>;
      return options.raw ? answer : answer.body;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const settled = await settle(error, call);
      report(settled, call);
      throw settled;
    }
  }

  return {
    request: request as RequestClient['request'],
    onAnswer: answers.listen,
    onFailure: failures.listen,
    onUnauthenticated: sessionEnds.listen,
    confirmWith: (next) => {
      ask = next;
      return () => {
        if (ask === next) ask = undefined;
      };
    },
    guardWrites: (next) => {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}

function headersOf(environment: RequestEnvironment, options: RequestOptions): Headers {
  const headers = new Headers({ Accept: options.expect === 'blob' ? '*/*' : 'application/json' });
  const { body } = options;
  if (body !== undefined && !isEncoded(body)) headers.set('Content-Type', 'application/json');
  setKnown(headers, csrf?.header, csrfToken(environment.readCookie));
  setKnown(headers, organizations?.header, environment.organization());
  setKnown(headers, 'Authorization', environment.authorization?.());
  setKnown(headers, timeZone, environment.timeZone());
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  return headers;
}

function setKnown(headers: Headers, name: string | undefined, value: string | undefined): void {
  if (name && value) headers.set(name, value);
}

/** Is it sent as it is? Everything else is sent as JSON. */
function isEncoded(body: unknown): body is string | Blob | FormData {
  return typeof body === 'string' || body instanceof Blob || body instanceof FormData;
}

/** Aborts on timeout or when the caller aborts. */
function startLimit(environment: RequestEnvironment, options: RequestOptions) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let expired = false;
  const cancel = environment.after(options.timeoutMs ?? REQUEST_TIMEOUT_MS, () => {
    expired = true;
    giveUp();
  });
  if (options.signal?.aborted) giveUp();
  options.signal?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    expired: () => expired,
    stop: () => {
      cancel();
      options.signal?.removeEventListener('abort', giveUp);
    },
  };
}

/** The server redirects a half-completed login to its pages. */
function leadsToSignIn(response: Response): boolean {
  if (login?.kind !== 'page' || !response.redirected) return false;
  return new URL(response.url).pathname.startsWith(login.pages);
}

function refusal(status: number, body: unknown, address: string, facts: ApiFacts): ApiError {
  const said = readErrorBody(body, facts);
  return apiError({ kind: errorKind(status, said, body), status, ...said, body, address });
}

function withoutAnswer(
  cause: unknown,
  expired: boolean,
  address: string,
  options: RequestOptions,
): ApiError {
  if (cause instanceof UnreadableBody) {
    return apiError({ kind: 'unexpected-body', status: cause.status, body: cause.body, address });
  }
  const kind = expired ? 'timeout' : options.signal?.aborted ? 'aborted' : 'network';
  return apiError({ kind, status: 0, address, cause });
}

/** Codes of a 401 that ends the session (protocol, section 7). */
const SIGNED_OUT_CODES: readonly string[] = ['not_authenticated', 'authentication_failed'];
const TOO_LARGE_CODE = 'file_content_overflowed';

/**
 * Classifies a failure.
 *
 * Not every 401 ends the session: a refused share code or replay upload answers 401 with `msg`. One
 * with a code, a detail or an empty body does (an account that still has to bind its second
 * factor); for others, and for a 403 that may end one, another call decides (`createRequest`).
 */
function errorKind(status: number, said: ErrorBody, body: unknown): ApiErrorKind {
  if (asksForProof(status, body)) return 'confirmation-required';
  if (said.code === TOO_LARGE_CODE || status === 413) return 'too-large';
  if (status === 400) return said.fields || said.rows ? 'validation' : 'bad-request';
  if (status === FORBIDDEN) return 'forbidden';
  if (signedOut.includes(status)) return endsSession(said, body) ? 'unauthenticated' : 'refused';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  return status >= 500 ? 'server' : 'refused';
}

/** Does the refusal ask for a proof of identity? */
function asksForProof(status: number, body: unknown): boolean {
  if (!verification) return false;
  const refusal: Readonly<Record<string, unknown>> = { ...objectOf(body), status };
  return Object.entries(verification).every(([name, value]) =>
    [value].flat().includes(refusal[name]),
  );
}

function endsSession(said: ErrorBody, body: unknown): boolean {
  if (said.code !== undefined) return SIGNED_OUT_CODES.includes(said.code);
  return !('msg' in objectOf(body));
}
