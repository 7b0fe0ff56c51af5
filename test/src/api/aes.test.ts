import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptEcb } from '../../../src/api/aes.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

/** The same with Node's cipher and zero padding. */
function expected(key: Uint8Array, plain: Uint8Array): string {
  const cipher = createCipheriv(key.length === 16 ? 'aes-128-ecb' : 'aes-256-ecb', key, null);
  cipher.setAutoPadding(false);
  const filled = new Uint8Array(Math.ceil(plain.length / 16) * 16);
  filled.set(plain);
  return cipher.update(filled).toString('hex') + cipher.final('hex');
}

describe('AES', () => {
  it.each([
    ['128', '000102030405060708090a0b0c0d0e0f', '69c4e0d86a7b0430d8cdb78070b4c55a'],
    [
      '256',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      '8ea2b7ca516745bfeafc49904b496089',
    ],
  ])('encrypts the example of FIPS 197, appendix C, with %s bits', (_bits, key, cipher) => {
    expect(hex(encryptEcb(bytes(key), bytes('00112233445566778899aabbccddeeff')))).toBe(cipher);
  });

  it.each([0, 1, 15, 16, 17, 31, 32, 33, 1000])('agrees with Node on %i random bytes', (length) => {
    for (const size of [16, 32]) {
      const key = new Uint8Array(randomBytes(size));
      const plain = new Uint8Array(randomBytes(length));
      expect(hex(encryptEcb(key, plain))).toBe(expected(key, plain));
    }
  });

  it('refuses keys of another length', () => {
    expect(() => encryptEcb(new Uint8Array(24), new Uint8Array(16))).toThrow(RangeError);
  });
});
