import type { ServerPage } from '../api/apiAddress.ts';

export const LOGIN_PAGE = '/core/auth/login/';
export const LOGOUT_PAGE = '/core/auth/logout/';
/** Paths of the console that are exempt from every check (spec 1, section 2.1). */
export const LOGIN_PATHS: readonly string[] = ['/login', LOGIN_PAGE];
/** After a refused profile (spec 1, section 4). */
export const LOGIN_DELAY_MS = 100;

/** The login page, coming back to where the person was. @param next full path with query */
export function loginAddress(next: string): string {
  return `${LOGIN_PAGE}?next=${encodeURIComponent(next)}`;
}

/** The logout page; `next` holds the current full path (spec 1, section 2.3). */
export function logoutAddress(next: string): string {
  return `${LOGOUT_PAGE}?next=${encodeURIComponent(next)}`;
}

export interface LeavingEnvironment {
  /** Loads another page in place of the console. */
  readonly load: (address: string) => void;
  /** Path with query and fragment, the base path included. */
  readonly fullPath: () => string;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** POSTs and forgets: the page may be gone before the answer. */
  readonly post: (address: ServerPage) => void;
}

export interface LegacyLogout {
  readonly address: ServerPage;
  readonly enabled: boolean;
}

/**
 * Logs out by a full page load. The legacy call goes out first where the manifest wants it; nobody
 * waits for it, and its failure stops nothing.
 */
export function leaveByLogout(environment: LeavingEnvironment, legacy?: LegacyLogout): void {
  if (legacy?.enabled) {
    try {
      environment.post(legacy.address);
    } catch {
      // Its absence on this server is expected (protocol, section 8.1); the real logout follows.
    }
  }
  environment.load(logoutAddress(environment.fullPath()));
}

/** The console's own `/login` only leads to the login page: coming back to it would go round in circles. */
const OWN_LOGIN = /^(\/[^/]+\/)login\/?(?:[?#].*)?$/;

/** Goes to the login page, at once or after a moment. */
export function leaveForLogin(environment: LeavingEnvironment, delayMs = 0): void {
  const leave = () => {
    const next = environment.fullPath().replace(OWN_LOGIN, '$1');
    environment.load(loginAddress(next));
  };
  if (delayMs > 0) environment.after(delayMs, leave);
  else leave();
}
