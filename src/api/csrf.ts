import { sessionFacts } from '#project/generated/session.ts';

export type ReadCookie = (name: string) => string | undefined;

/**
 * The CSRF token. Read for every call, because a login rotates it.
 *
 * The server may configure a prefix; an empty one arrives as two quotation marks.
 */
export function csrfToken(readCookie: ReadCookie): string | undefined {
  const { csrf } = sessionFacts;
  if (!csrf) return undefined;
  const prefix = (csrf.prefix && readCookie(csrf.prefix)) ?? '';
  const unquoted = prefix === '""' || prefix === "''" ? '' : prefix;
  return readCookie(unquoted + csrf.cookie) || undefined;
}
