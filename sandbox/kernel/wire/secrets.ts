import { serverMessages } from '../core/serverMessages.ts';
import { createDecipheriv } from 'node:crypto';
import { parseError } from '../core/errors.ts';
import { decryptWithPadding } from './keys.ts';

const LONGEST_KEY = 32;
const SHORT_KEY = 16;
const BLOCK_BYTES = 16;

/**
 * Decrypts a secret of a request: `<RSA of the key text>:<AES of the value>`, or plain text. Source of every rule:
 * protocol, section 2.
 *
 * @param text the value as sent
 * @param privatePem the session's key; without one the first part is used as key text
 * @throws 400 when the second part is not base64 of whole blocks; the real server answers 500
 */
export function decryptSecret(text: string, privatePem: string | undefined): string {
  const parts = text.split(':');
  const [keyCipher, valueCipher] = parts;
  if (parts.length !== 2 || keyCipher === undefined || valueCipher === undefined) return text;
  const value = decryptAes(aesKeyText(keyCipher, privatePem), valueCipher);
  return value ?? text;
}

function aesKeyText(keyCipher: string, privatePem: string | undefined): string {
  if (!privatePem) return keyCipher;
  const key = decryptWithPadding(privatePem, Buffer.from(keyCipher, 'base64'));
  return key?.toString('utf8') ?? keyCipher;
}

/**
 * Decrypts AES-ECB with zero padding.
 *
 * @returns undefined when the result is not UTF-8
 */
export function decryptAes(keyText: string, valueCipher: string): string | undefined {
  const cipher = Buffer.from(valueCipher, 'base64');
  if (cipher.length % BLOCK_BYTES !== 0) throw parseError({ say: serverMessages.secretBroken });
  const key = filledKey(keyText);
  const decipher = createDecipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(cipher), decipher.final()]);
  let end = plain.length;
  while (end > 0 && plain[end - 1] === 0) end -= 1;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      plain.subarray(0, end),
    );
  } catch {
    return undefined;
  }
}

function filledKey(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8').subarray(0, LONGEST_KEY);
  const filled = Buffer.alloc(bytes.length <= SHORT_KEY ? SHORT_KEY : LONGEST_KEY);
  bytes.copy(filled);
  return filled;
}
