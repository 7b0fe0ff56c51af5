import { sessionFacts } from '#project/generated/session.ts';
import { readCookie, writeCookie } from '../api/cookies.ts';

const COOKIE = sessionFacts.organizations?.cookie;

/** The organization of this browser, which the server's own pages read: an id, a name or a keyword. */
export function readOrganizationCookie(): string | undefined {
  return COOKIE === undefined ? undefined : readCookie(COOKIE);
}

export function writeOrganizationCookie(id: string): void {
  if (COOKIE !== undefined) writeCookie(COOKIE, id);
}
