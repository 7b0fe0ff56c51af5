import { sessionFacts } from '#project/generated/session.ts';
import { forgetToken } from '../api/token.ts';
import type { ServerPage } from '../api/apiAddress.ts';

const { login, logout } = sessionFacts;
/** The login page of the server; undefined where the console has it, or nobody signs in. */
const LOGIN_PAGE = login?.kind === 'page' ? login.address : undefined;
const NEXT = login?.kind === 'page' ? login.next : 'next';
/** Delay after a refused profile (spec 1, section 4). */
export const LOGIN_DELAY_MS = 100;

/** Paths of the console without any check (spec 1, section 2.1), where somebody signs in. */
export function isLoginPath(path: string): boolean {
  const given = path.replace(/\/$/, '');
  return login !== undefined && (given === '/login' || given === LOGIN_PAGE?.replace(/\/$/, ''));
}

/** The logout page; `next` is the current full path (spec 1, section 2.3). */
export function logoutAddress(next: string): string {
  return addressOf(logout, next);
}

/**
 * A page of the server, with the way back; without such a page the console itself, which then starts anew: a fragment
 * would be no reason to load it.
 *
 * @param next full path with query
 */
function addressOf(page: ServerPage | undefined, next: string): string {
  if (page === undefined) return next.replace(/#.*$/s, '');
  return `${page}?${NEXT}=${encodeURIComponent(next)}`;
}

export interface LeavingEnvironment {
  /** Loads another page instead of the console. */
  readonly load: (address: string) => void;
  /** Path with query and fragment, including the base path. */
  readonly fullPath: () => string;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Posts without waiting for the answer: the page may be gone by then. */
  readonly post: (address: ServerPage) => void;
}

export interface LegacyLogout {
  readonly address: ServerPage;
  readonly enabled: boolean;
}

/**
 * Logs out by loading the server's logout page. The legacy call is sent first where the manifest
 * wants it, and its failure is ignored.
 */
export function leaveByLogout(environment: LeavingEnvironment, legacy?: LegacyLogout): void {
  if (legacy?.enabled) {
    try {
      environment.post(legacy.address);
    } catch {
      // This server may not have it (protocol, section 8.1); the logout page follows.
    }
  }
  environment.load(logoutAddress(environment.fullPath()));
}

/** The console's own `/login` redirects to the login page: as the way back it would loop. */
const OWN_LOGIN = /^(\/[^/]+\/)login\/?(?:[?#].*)?$/;

/** Goes to the login page, at once or after a delay. */
export function leaveForLogin(environment: LeavingEnvironment, delayMs = 0): void {
  const leave = () => {
    forgetToken();
    const next = environment.fullPath().replace(OWN_LOGIN, '$1');
    environment.load(addressOf(LOGIN_PAGE, next));
  };
  if (delayMs > 0) environment.after(delayMs, leave);
  else leave();
}
