import { metadataOf, type ServerMetadata } from './metadata.ts';
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
}

/**
 * Requests the field metadata of one address.
 *
 * @param address below `/api/v1/`, without leading and trailing slashes; may have a query
 */
export async function fetchMetadata(address: string, access: ServerAccess): Promise<FetchResult> {
  const [path = '', query] = address.split('?');
  const origin = access.origin.replace(/\/+$/, '');
  const url = `${origin}/api/v1/${path}/${query === undefined ? '' : `?${query}`}`;
  const failed = (why: string): FetchResult => ({
    kind: 'failed',
    message: `OPTIONS ${url} ${why}`,
  });
  try {
    const metadata = metadataOf(address, JSON.parse(await readBody(url, access)));
    return metadata ? { kind: 'found', metadata } : failed('answered without field metadata.');
  } catch (cause) {
    if (cause instanceof Refusal) return failed(cause.message);
    return failed(`failed: ${reasonOf(cause)}.`);
  }
}

/** Node says 'fetch failed', and beneath it why: `connect ECONNREFUSED 127.0.0.1:9`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first ? reasonOf(first) : error.message;
}

/** What is wrong with an answer. */
class Refusal extends Error {}

/**
 * Redirects are followed within the origin alone: the headers may have secrets.
 *
 * @throws Refusal for a status of an error, a redirect to another origin, and a body that is too large
 */
async function readBody(url: string, access: ServerAccess): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let target = url;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const response = await access.fetch(target, {
      method: 'OPTIONS',
      headers: { Accept: ACCEPT, ...access.headers, ...signatureOf(target, access) },
      redirect: 'manual',
      signal,
    });
    if (response.ok) return limitedText(response);
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (location === null) throw new Refusal(`answered ${response.status}.`);
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

function signatureOf(url: string, { accessKey }: ServerAccess): Readonly<Record<string, string>> {
  if (!accessKey) return {};
  const { pathname, search } = new URL(url);
  const request = { method: 'OPTIONS', target: `${pathname}${search}`, accept: ACCEPT };
  return signedHeaders(accessKey, request, new Date());
}
