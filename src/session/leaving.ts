import type { ServerPage } from '../api/apiAddress.ts';

const LOGIN_PAGE = '/core/auth/login/';
export const LOGOUT_PAGE = '/core/auth/logout/';
/** Paths of the console without any check (spec 1, section 2.1). */
export const LOGIN_PATHS: readonly string[] = ['/login', LOGIN_PAGE];
/** Delay after a refused profile (spec 1, section 4). */
export const LOGIN_DELAY_MS = 100;

/** The login page with the way back. @param next full path with query */
function loginAddress(next: string): string {
  return `${LOGIN_PAGE}?next=${encodeURIComponent(next)}`;
}

/** The logout page; `next` is the current full path (spec 1, section 2.3). */
export function logoutAddress(next: string): string {
  return `${LOGOUT_PAGE}?next=${encodeURIComponent(next)}`;
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
    const next = environment.fullPath().replace(OWN_LOGIN, '$1');
    environment.load(loginAddress(next));
  };
  if (delayMs > 0) environment.after(delayMs, leave);
  else leave();
}
