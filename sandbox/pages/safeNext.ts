/** A host that does not exist: an address that still has it after resolving is a path of this server. */
const HERE = 'http://here.invalid';

/** Some of these pages do something when they are opened: the logout ends the session, another one makes a key. */
const AUTHENTICATION = '/core/auth/';

/** The address after signing in: a path of this server, but none of the authentication pages. */
export function safeNext(next: string | null | undefined): string | undefined {
  const path = ownPath(next);
  const plain = decoded(path ?? '')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();
  return plain.startsWith(AUTHENTICATION) ? undefined : path;
}

function decoded(path: string): string {
  return path.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * A path of this server; undefined for any other address (no open redirect, CWE-601). It is resolved as browsers
 * do, because backslashes and double slashes may lead to other hosts.
 */
export function ownPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}
