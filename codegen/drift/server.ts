import { metadataOf, type ServerMetadata } from './metadata.ts';
import { signedHeaders, type AccessKey } from './signature.ts';

/** The timeout of the console's own calls (spec 1, section 9). */
const TIMEOUT_MS = 60_000;
const ACCEPT = 'application/json';

export type FetchResult =
  | { readonly kind: 'found'; readonly metadata: ServerMetadata }
  | { readonly kind: 'failed'; readonly message: string };

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
    const response = await access.fetch(url, {
      method: 'OPTIONS',
      headers: { Accept: ACCEPT, ...access.headers, ...signatureOf(url, access) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return failed(`answered ${response.status}.`);
    const metadata = metadataOf(address, await response.json());
    return metadata ? { kind: 'found', metadata } : failed('answered without field metadata.');
  } catch (cause) {
    return failed(`failed: ${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}

function signatureOf(url: string, { accessKey }: ServerAccess): Readonly<Record<string, string>> {
  if (!accessKey) return {};
  const { pathname, search } = new URL(url);
  const request = { method: 'OPTIONS', target: `${pathname}${search}`, accept: ACCEPT };
  return signedHeaders(accessKey, request, new Date());
}
