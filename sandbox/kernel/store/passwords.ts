import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import type { SqlValue } from './database.ts';
import { randomSalt, SALT_BYTES } from './randomness.ts';

/** Cost for interactive logins, about 10 ms. Enough for demo data; a real server needs more. */
const COST = { N: 4096, r: 8, p: 1 };
const KEY_BYTES = 32;

/** `scrypt$salt$key`, both base64. */
export function hashPassword(password: string, salt: Buffer = randomSalt()): string {
  const key = scryptSync(password, salt, KEY_BYTES, COST);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** A hash that no password has. Comparing with it takes as long as with any other. */
export const UNKNOWN_PASSWORD = `scrypt$${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

/** Each fingerprint has 44 characters. */
const MAXIMUM_MATCHED = 1000;
/**
 * Fingerprints of hash and password that have matched, so that repeated logins are fast. Only acceptable for demo
 * data: a fingerprint is faster to guess than the hash, and a fast answer reveals that the password was used since
 * the start.
 */
const matched = new Set<string>();

/**
 * Whether a password matches; false for an invalid or foreign hash. Keys are compared in constant time,
 * fingerprints of earlier matches are not.
 */
export function passwordMatches(password: string, hash: SqlValue | undefined): boolean {
  const [scheme, salt, key] = String(hash ?? '').split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const fingerprint = createHash('sha256').update(`${hash}$${password}`).digest('base64');
  if (matched.has(fingerprint)) return true;
  const expected = Buffer.from(key, 'base64');
  const actual = scryptSync(password, Buffer.from(salt, 'base64'), KEY_BYTES, COST);
  const matches = expected.length === actual.length && timingSafeEqual(expected, actual);
  if (matched.size >= MAXIMUM_MATCHED) matched.clear();
  if (matches) matched.add(fingerprint);
  return matches;
}
