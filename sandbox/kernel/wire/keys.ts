import { constants, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { cached } from '../store/cached.ts';

/** Source: protocol, section 2. */
const MODULUS_BITS = 1024;
const MODULUS_BYTES = MODULUS_BITS / 8;
/** Minimum padding: 00 02, at least eight random bytes, 00 (RFC 8017, section 7.2). */
const MINIMUM_PADDING = 8;

export function makeKeyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const encoded = Buffer.from(publicKey.trim(), 'utf8').toString('base64');
  return {
    privatePem: privateKey,
    /** Value of the cookie with the public key: the PEM text in base64, in double quotes. */
    cookie: `"${encoded}"`,
  };
}

/** Number of key pairs; generating one takes 20 ms, so new sessions take turns. */
const PAIRS = 8;
const pairs: ReturnType<typeof makeKeyPair>[] = [];
let turn = 0;

/** The key pair of a new session. */
export function nextKeyPair() {
  const place = turn % PAIRS;
  turn += 1;
  return (pairs[place] ??= makeKeyPair());
}

const parsed = cached(100, (privatePem: string) => createPrivateKey(privatePem));

/**
 * Decrypts RSA with PKCS#1 v1.5 padding. Node may refuse that padding (CVE-2023-46809), so the raw operation is
 * used and the padding is checked here, over all bytes in constant time.
 *
 * @param cipher 128 bytes; 127 are accepted with a leading zero, as on the real server
 */
export function decryptWithPadding(privatePem: string, cipher: Buffer): Buffer | undefined {
  const whole =
    cipher.length === MODULUS_BYTES - 1 ? Buffer.concat([Buffer.from([0]), cipher]) : cipher;
  if (whole.length !== MODULUS_BYTES) return undefined;
  const block = privateDecrypt(
    { key: parsed(privatePem), padding: constants.RSA_NO_PADDING },
    whole,
  );
  return tabBarPadding(block);
}

function tabBarPadding(block: Buffer): Buffer | undefined {
  let separator = 0;
  for (let index = block.length - 1; index >= 2; index -= 1) {
    if (block[index] === 0) separator = index;
  }
  const wrong =
    Number(block[0] !== 0) | Number(block[1] !== 2) | Number(separator < 2 + MINIMUM_PADDING);
  return wrong ? undefined : block.subarray(separator + 1);
}
