import { Secret, TOTP } from 'otpauth';

/**
 * Number of steps before and after the current one that are accepted. Source: protocol, section 16
 * (OTP_VALID_WINDOW).
 */
export const OTP_WINDOW = 2;
/** The library throws on other letters. */
const SIX_DIGITS = /^\d{6}$/;

/**
 * Whether this is the one-time password of the current step or of one within the window.
 *
 * @param secret base32, as authenticator apps show it
 */
export function oneTimePasswordMatches(
  secret: string,
  given: string,
  now: number,
  window = OTP_WINDOW,
): boolean {
  if (!SIX_DIGITS.test(given)) return false;
  return new TOTP({ secret }).validate({ token: given, timestamp: now, window }) !== null;
}

/** Encodes base32 without padding (RFC 4648, section 6), as authenticator apps use it for secrets. */
export function encodeBase32(bytes: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}
