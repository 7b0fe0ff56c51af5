import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { findUser } from '../areas/authentication/accounts.ts';
import { LOGIN } from './addresses.ts';
import type { Pages } from './visit.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';

const ADDRESS = '/core/auth/profile/pubkey/generate/';
const KEY_BITS = 2048;
const makePair = promisify(generateKeyPair);

/** Creates a key pair: the public key is saved for the user, the private key is downloaded once. */
export function addOwnKeyPage(pages: Pages): void {
  pages.get(ADDRESS, async ({ sandbox, session, reply }) => {
    const user = findUser(sandbox, session?.userId);
    if (!user) return reply.redirect(LOGIN);
    const username = String(user['username']);
    const { publicKey, privateKey } = await makePair('rsa', { modulusLength: KEY_BITS });
    setColumns(sandbox, 'users.user', user['id'], {
      public_key: `${openSshLine(publicKey)} ${username}@gatehouse`,
    });
    return reply
      .header('Content-Type', 'application/x-pem-file')
      .header('Content-Disposition', `attachment; filename="${encodeURIComponent(username)}.pem"`)
      .header('Cache-Control', 'no-store')
      .send(privateKey.export({ type: 'pkcs1', format: 'pem' }));
  });
}

/** `ssh-rsa AAAA…`: type, exponent and modulus, each with its length (RFC 4253, section 6.6). */
function openSshLine(key: KeyObject): string {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  const parts = [Buffer.from('ssh-rsa'), positive(e), positive(n)].flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  return `ssh-rsa ${Buffer.concat(parts).toString('base64')}`;
}

/** Adds a leading zero when the first bit is set, because the number would be negative otherwise. */
function positive(base64url: string): Buffer {
  const bytes = Buffer.from(base64url, 'base64url');
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
}
