import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of ids, keys and tokens; tests use a repeatable one. */
export interface Randomness {
  uuid(): string;
  /** Letters and digits. */
  token(length: number): string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const systemRandomness: Randomness = {
  uuid: () => randomUUID(),
  token: (length) =>
    Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] ?? 'A').join(''),
};

/** Repeatable ids for a seed; not for keys of a server that others can reach. */
export function repeatableRandomness(seed: number): Randomness {
  const next = repeatableNumbers(seed);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');
  return {
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    token: (length) =>
      Array.from({ length }, () => ALPHABET[Math.floor(next() * ALPHABET.length)] ?? 'A').join(''),
  };
}

/** Like `repeatableRandomness`, with four random numbers per id instead of thirty, for large tables. */
export function quickRandomness(seed: number): Randomness {
  const next = repeatableNumbers(seed);
  const word = () =>
    Math.floor(next() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0');
  return {
    ...repeatableRandomness(seed),
    uuid() {
      const [second, third] = [word(), word()];
      return `${word()}-${second.slice(0, 4)}-4${second.slice(5)}-8${third.slice(5)}-${third.slice(0, 4)}${word()}`;
    },
  };
}

/** mulberry32, a fast generator of evenly distributed numbers; not for secrets. */
export function repeatableNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const SALT_BYTES = 16;

export function randomSalt(): Buffer {
  return randomBytes(SALT_BYTES);
}
