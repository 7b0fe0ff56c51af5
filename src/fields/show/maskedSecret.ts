/** What stands for the letters and digits of a secret, however many there are (spec 1, section 9). */
const ASTERISKS = '******';

/** A secret as it is shown to those who look over a shoulder: six asterisks and its non-word characters. */
export function maskedSecret(secret: string): string {
  return ASTERISKS + secret.replace(/\w/g, '');
}
