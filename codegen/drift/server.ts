import { isMap } from '../model/isMap.ts';
import { pathOf, type ApiFacts } from '../model/server.ts';
import { metadataOf, parsedJson, type ServerMetadata } from '../server/metadata.ts';
import { permissionsInTree } from '../server/permissionTree.ts';
import type { Said, SaidOf } from '../server/said.ts';
import { signedHeaders, type AccessKey } from './signature.ts';

/** The timeout of the console's own calls (spec 1, section 9). */
const TIMEOUT_MS = 60_000;
const ACCEPT = 'application/json';
/** Metadata of the largest resource has about 100 kB. */
const LARGEST_BODY = 32 * 1024 * 1024;
const MOST_REDIRECTS = 5;

/** What became of a request for metadata. */
export type FetchResult =
  | { readonly kind: 'found'; readonly metadata: ServerMetadata }
  | { readonly kind: 'failed'; readonly message: string };

/** A live server, and what lets a request to it in. */
export interface ServerAccess {
  /** `https://host`, with or without a trailing slash. */
  readonly origin: string;
  /** Additional headers, for example `Authorization`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Signs each request. */
  readonly accessKey?: AccessKey | undefined;
  readonly fetch: typeof fetch;
  /** Where its API is, and how a list is asked for. */
  readonly apiFacts: ApiFacts;
}

/**
 * Requests the field metadata of one address.
 *
 * @param address below the root of the API, without leading and trailing slashes; may have a query
 */
export async function fetchMetadata(address: string, access: ServerAccess): Promise<FetchResult> {
  const url = urlOf(address, access);
  const failed = (why: string): FetchResult => ({
    kind: 'failed',
    message: `OPTIONS ${url} ${why}`,
  });
  if (!access.apiFacts.metadata) return failed('is not asked: `server` says `metadata: none`.');
  try {
    const { text } = await ask('OPTIONS', url, access);
    const metadata = metadataOf(address, JSON.parse(text));
    return metadata ? { kind: 'found', metadata } : failed('answered without field metadata.');
  } catch (cause) {
    if (cause instanceof Refusal) return failed(cause.message);
    return failed(`failed: ${reasonOf(cause)}.`);
  }
}

/** @param address may have a query */
function urlOf(address: string, { origin, apiFacts }: ServerAccess): string {
  const [path = '', query] = address.split('?');
  const url = `${origin.replace(/\/+$/, '')}${pathOf(path, apiFacts)}`;
  return query === undefined ? url : `${url}?${query}`;
}

/**
 * Asks a server what it says of itself.
 *
 * @param addresses below the root of the API; that of a record, as in `users/users/:id`, is asked about with the first one
 */
export async function askServer(
  addresses: readonly string[],
  access: ServerAccess,
): Promise<SaidOf> {
  const get = async (address: string): Promise<unknown> =>
    JSON.parse((await ask('GET', urlOf(address, access), access)).text);
  const found = new Map<
    string,
    Said['addresses'] extends ReadonlyMap<string, infer A> ? A : never
  >();
  const unread: SaidOf['unread'][number][] = [];
  // One after the other: a server that users work with is not to be flooded.
  for (const address of addresses) {
    try {
      const url = urlOf(await ofFirstRecord(address, get, access.apiFacts), access);
      const { text, allow } = await ask('OPTIONS', url, access);
      const metadata = metadataOf(address, parsedJson(text));
      found.set(address, { methods: allow.split(/, */), ...(metadata && { metadata }) });
    } catch (cause) {
      unread.push({ address, because: cause instanceof Refusal ? cause.message : reasonOf(cause) });
    }
  }
  const [all, ofOrganizations] = [
    await heldBy('system', get, access.apiFacts),
    await heldBy('org', get, access.apiFacts),
  ];
  const settings = await settingNames(get);
  return { said: { addresses: found, settings, permissions: { all, ofOrganizations } }, unread };
}

/** @throws Refusal when there is no record to ask about */
async function ofFirstRecord(
  address: string,
  get: (address: string) => Promise<unknown>,
  facts: ApiFacts,
): Promise<string> {
  const [list, ...below] = address.split('/:id');
  if (below.length === 0) return address;
  const id = await firstId(String(list), get, facts);
  if (id === undefined) throw new Refusal('has no record to ask about.');
  const next = [`${list}/${id}${below[0] ?? ''}`, ...below.slice(1)].join('/:id');
  return ofFirstRecord(next, get, facts);
}

async function firstId(
  list: string,
  get: (address: string) => Promise<unknown>,
  { list: { from, limit, rows: field = '' } }: ApiFacts,
): Promise<string | number | undefined> {
  const place = `${from.name}=${from.by === 'page' ? 1 : 0}`;
  const answer = await get(`${list}?${limit}=1&${place}`);
  const rows: unknown = isMap(answer) ? answer[field] : answer;
  const [row]: unknown[] = Array.isArray(rows) ? rows : [];
  const id = isMap(row) ? row['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

async function settingNames(get: (path: string) => Promise<unknown>): Promise<readonly string[]> {
  try {
    const told = await get('settings/public');
    return isMap(told) ? Object.keys(told) : [];
  } catch {
    return [];
  }
}

/** The permissions that roles of a scope can hold; none where the server has no such roles. */
async function heldBy(
  scope: 'system' | 'org',
  get: (address: string) => Promise<unknown>,
  facts: ApiFacts,
): Promise<ReadonlySet<string>> {
  try {
    const id = await firstId(`rbac/${scope}-roles`, get, facts);
    return new Set(permissionsInTree(await get(`rbac/${scope}-roles/${id}/permissions/tree`)));
  } catch {
    return new Set();
  }
}

/** Node says 'fetch failed', and beneath it why: `connect ECONNREFUSED 127.0.0.1:9`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first ? reasonOf(first) : error.message;
}

export interface Answered {
  readonly text: string;
  readonly headers: Headers;
  /** The methods of the address. */
  readonly allow: string;
}

/** What is wrong with an answer. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** What was answered, when it is an error. */
    readonly status?: number,
    readonly headers?: Headers,
  ) {
    super(message);
  }
}

/** @throws Refusal for a status of an error, a redirect to another origin, and a body that is too large */
export async function ask(
  method: 'GET' | 'OPTIONS',
  url: string,
  access: Omit<ServerAccess, 'origin' | 'apiFacts'>,
): Promise<Answered> {
  const response = await respond(method, url, access);
  const { headers, ok, status } = response;
  if (ok) {
    return { text: await limitedText(response), headers, allow: headers.get('allow') ?? '' };
  }
  await response.body?.cancel();
  throw new Refusal(`answered ${status}.`, status, headers);
}

/**
 * Redirects are followed within the origin alone: the headers may have secrets.
 *
 * @throws Refusal for a redirect to another origin, and for too many of them
 */
export async function respond(
  method: 'GET' | 'OPTIONS',
  url: string,
  access: Omit<ServerAccess, 'origin' | 'apiFacts'>,
): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let target = url;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const response = await access.fetch(target, {
      method,
      headers: { Accept: ACCEPT, ...access.headers, ...signatureOf(method, target, access) },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (response.ok || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, target);
    if (next.origin !== new URL(url).origin) {
      throw new Refusal(`leads to ${next.origin}, which is another server: name that one.`);
    }
    target = next.href;
  }
  throw new Refusal('redirects again and again.');
}

/** Counted while it is read: a server may go on for ever. */
async function limitedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the request.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_BODY) throw new Refusal('answered with more than 32 MiB.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function signatureOf(
  method: string,
  url: string,
  { accessKey }: Pick<ServerAccess, 'accessKey'>,
): Readonly<Record<string, string>> {
  if (!accessKey) return {};
  const { pathname, search } = new URL(url);
  const request = { method, target: `${pathname}${search}`, accept: ACCEPT };
  return signedHeaders(accessKey, request, new Date());
}
