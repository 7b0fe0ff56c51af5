/** A made-up host: what still points to it after resolving is a path of this server. */
const HERE = 'http://here.invalid';

/**
 * Where to go after signing in: a path of this server, nothing else (no open redirect, CWE-601).
 * Backslashes and double slashes lead elsewhere in browsers, so the address is resolved like there.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}
