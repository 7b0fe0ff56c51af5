import { createHash } from 'node:crypto';
import type { SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';

const SSH_KEY = /^(ssh-(rsa|ed25519|dss)|ecdsa-sha2-nistp\d+) [A-Za-z0-9+/]{30,}={0,3}( .*)?$/;

/** Whether this is a one-line OpenSSH public key. */
export function isPublicKey(text: string): boolean {
  return SSH_KEY.test(text.trim());
}

/** Whether this is a private key in PEM form. */
export function isPrivateKey(text: string): boolean {
  return /^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text.trim());
}

interface PublicKeyFacts {
  readonly public_key_comment: string;
  /** `MD5:` and 16 pairs of hexadecimal digits; empty without a key. */
  readonly public_key_hash_md5: string;
}

/** Facts that are shown instead of the key. */
export function publicKeyFacts(key: SqlValue | undefined): PublicKeyFacts {
  const [, blob, ...comment] = typeof key === 'string' ? key.trim().split(' ') : [];
  if (!blob) return { public_key_comment: '', public_key_hash_md5: '' };
  const digits = createHash('md5').update(Buffer.from(blob, 'base64')).digest('hex');
  return {
    public_key_comment: comment.join(' '),
    public_key_hash_md5: `MD5:${digits.match(/../g)?.join(':') ?? ''}`,
  };
}
