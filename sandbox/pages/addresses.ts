/** The overview of one's own authenticator. Source: protocol, sections 8.1 and 8.2. */
export const OVERVIEW = '/core/auth/profile/mfa/';
export const ENABLE = '/core/auth/profile/otp/enable/start/';
export const DISABLE = '/core/auth/profile/otp/disable/';
export const LOGIN = '/core/auth/login/';
/** Where a login goes on after the password, and again after the last factor. */
export const GUARD = '/core/auth/login/guard/';
/** The second step of a login. */
export const SECOND_STEP = '/core/auth/login/mfa/';
/** The page that waits for the approval of a login. */
export const WAITING = '/core/auth/login/wait-confirm/';
export const LOGOUT = '/core/auth/logout/';

/** An address with the address after signing in. */
export function withNext(address: string, next: string | undefined): string {
  return next ? `${address}?next=${encodeURIComponent(next)}` : address;
}
