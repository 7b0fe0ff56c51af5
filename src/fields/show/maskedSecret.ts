/** Replaces the letters and digits of a secret, whatever its length (spec 1, section 9). */
const ASTERISKS = '******';

/** A masked secret: six asterisks and its non-word characters. */
export function maskedSecret(secret: string): string {
  return ASTERISKS + secret.replace(/\w/g, '');
}
