import { readCookie } from './cookies.ts';
import { createEncryption } from './secrets.ts';

/** Encrypts secrets with the key of the server's cookie, read afresh each time. Comes with the forms. */
export const { encryptSecret, encryptFields } = createEncryption({
  readCookie,
  random: (bytes) => globalThis.crypto.getRandomValues(bytes),
});
