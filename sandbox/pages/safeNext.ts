/** A host that does not exist: an address that still has it after resolving is a path of this server. */
const HERE = 'http://here.invalid';

/**
 * The address after signing in: a path of this server only (no open redirect, CWE-601). It is resolved as browsers
 * do, because backslashes and double slashes may lead to other hosts.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}
