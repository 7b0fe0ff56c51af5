import { readCookie } from './cookies.ts';
import { createEncryption } from './secrets.ts';

/** Encrypts secrets with the public key in the server's cookie. Loaded with forms. */
export const { encryptSecret, encryptFields } = createEncryption({
  readCookie,
  random: (bytes) => globalThis.crypto.getRandomValues(bytes),
});
