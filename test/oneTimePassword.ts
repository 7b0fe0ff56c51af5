import { TOTP } from 'otpauth';

/** The one-time password that an authenticator app shows (RFC 6238). @param at milliseconds since 1970 */
export function oneTimePassword(secret: string, at: number): string {
  return new TOTP({ secret }).generate({ timestamp: at });
}
