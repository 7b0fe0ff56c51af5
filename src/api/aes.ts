import { ecb } from '@noble/ciphers/aes.js';

const BLOCK_BYTES = 16;

/**
 * Encrypts with AES (FIPS 197) in ECB mode. The plain text is padded with zero bytes to whole blocks;
 * whole blocks get no padding.
 *
 * Web Crypto has no ECB mode and is not available over plain http; the server's secret format needs
 * ECB (protocol, section 2).
 *
 * @param key 16 or 32 bytes
 */
export function encryptEcb(key: Uint8Array, plain: Uint8Array): Uint8Array {
  if (key.length !== 16 && key.length !== 32) {
    throw new RangeError(`An AES key here has 16 or 32 bytes, not ${key.length}.`);
  }
  const padded = new Uint8Array(Math.ceil(plain.length / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(plain);
  return ecb(key, { disablePadding: true }).encrypt(padded);
}
