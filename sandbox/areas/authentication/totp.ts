import { createHmac, timingSafeEqual } from 'node:crypto';

/** Sources: RFC 4226, section 5.3; RFC 6238, sections 4 and 5.2. */
const STEP_MS = 30_000;
const DIGITS = 6;
/**
 * Number of steps before and after the current one that are accepted. Source: protocol, section 16
 * (OTP_VALID_WINDOW).
 */
const OTP_WINDOW = 2;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_LETTER = 5;
const BITS_PER_BYTE = 8;

export interface OneTimeOptions {
  readonly digits?: number;
  readonly algorithm?: 'sha1' | 'sha256' | 'sha512';
}

/** The one-time password at a moment. @param at milliseconds since 1970 */
export function oneTimePassword(
  secret: Uint8Array,
  at: number,
  { digits = DIGITS, algorithm = 'sha1' }: OneTimeOptions = {},
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const digest = createHmac(algorithm, secret).update(counter).digest();
  // The last four bits are the offset of the number, whose sign bit is dropped (RFC 4226, section 5.3).
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Whether this is the one-time password of the current step or of one within the window. */
export function oneTimePasswordMatches(
  secret: Uint8Array,
  given: string,
  now: number,
  window = OTP_WINDOW,
): boolean {
  const sent = Buffer.from(given);
  for (let step = -window; step <= window; step += 1) {
    const wanted = Buffer.from(oneTimePassword(secret, now + step * STEP_MS));
    if (wanted.length === sent.length && timingSafeEqual(wanted, sent)) return true;
  }
  return false;
}

/** Decodes base32 (RFC 4648, section 6), as authenticator apps use it for secrets; ignores other characters. */
export function decodeBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text.toUpperCase()) {
    const value = BASE32.indexOf(letter);
    if (value < 0) continue;
    held = (held << BITS_PER_LETTER) | value;
    bits += BITS_PER_LETTER;
    if (bits < BITS_PER_BYTE) continue;
    bits -= BITS_PER_BYTE;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}

/** Encodes base32 without padding (RFC 4648, section 6), as authenticator apps use it for secrets. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << BITS_PER_BYTE) | byte;
    bits += BITS_PER_BYTE;
    while (bits >= BITS_PER_LETTER) {
      bits -= BITS_PER_LETTER;
      text += BASE32.charAt(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + BASE32.charAt(held << (BITS_PER_LETTER - bits));
}
