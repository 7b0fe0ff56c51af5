import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  randomFillSync,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEncryption, encryptValue } from '../../../src/api/secrets.ts';
import { errorOf } from './fakeServer.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const cookie = `"${Buffer.from(keys.publicKey).toString('base64')}"`;

function encryption(publicKey: string | undefined = cookie) {
  return createEncryption({
    readCookie: (name) => (name === 'jms_public_key' ? publicKey : undefined),
    random: (given) => randomFillSync(given),
  });
}

/** Decrypts a secret like the server, with Node's cryptography. */
function decrypt(secret: unknown): { readonly plain: string; readonly keyText: string } {
  const [keyCipher = '', valueCipher = ''] = String(secret).split(':');
  // PKCS#1 v1.5 is checked by hand, because newer Node versions refuse it.
  const padded = privateDecrypt(
    { key: keys.privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(keyCipher, 'base64'),
  );
  const keyText = padded.subarray(padded.indexOf(0, 2) + 1).toString();
  const key = Buffer.alloc(keyText.length > 16 ? 32 : 16);
  key.write(keyText);
  const decipher = createDecipheriv(key.length === 16 ? 'aes-128-ecb' : 'aes-256-ecb', key, null);
  decipher.setAutoPadding(false);
  const filled = Buffer.concat([decipher.update(valueCipher, 'base64'), decipher.final()]);
  return { plain: filled.toString().replace(/\0+$/, ''), keyText };
}

describe('the value half of a secret', () => {
  it.each([
    ['a key of 11 characters', 'k3y9a7b2c1d', 'ChangeMe', 'rdSpv2RLahvRV80nZrE50Q=='],
    ['exactly one block', 'k3y9a7b2c1d', '0123456789abcdef', 'GnUDtwIshL02Smbg92u9Bg=='],
    ['UTF-8', 'k3y9a7b2c1d', 'é密', 'GcIw4EMO/GmVY1kyH1vGKw=='],
    ['a key of 18 characters', 'abcdefghijklmnopqr', 'ChangeMe', 'JDUgjjgbM38UuW1XKsUE4g=='],
  ])('follows the server’s format: %s', async (_case, key, plain, cipher) => {
    expect(await encryptValue(key, plain)).toBe(cipher);
  });

  it('uses the first 32 characters of a longer key', async () => {
    const key = 'abcdefghijklmnopqrstuvwxyz012345';
    expect(await encryptValue(`${key}6789`, 'ChangeMe')).toBe(await encryptValue(key, 'ChangeMe'));
  });
});

describe('a secret', () => {
  it('comes back as it was from the server’s private key', async () => {
    const secret = await encryption().encryptSecret('p@ss:wörd 密');
    expect(secret.split(':')).toHaveLength(2);
    expect(secret).not.toMatch(/\s/);
    expect(decrypt(secret).plain).toBe('p@ss:wörd 密');
  });

  it('has a fresh key of lower-case letters and digits each time', async () => {
    const secrets = await Promise.all([1, 2].map(() => encryption().encryptSecret('x')));
    const [one, other] = secrets.map((secret) => decrypt(secret).keyText);
    expect(one).toMatch(/^[0-9a-z]{32}$/);
    expect(one).not.toBe(other);
  });

  it('is sent empty when it is empty, without any key', async () => {
    expect(await encryption('').encryptSecret('')).toBe('');
  });

  it.each([
    ['missing', undefined],
    ['empty', '""'],
    ['no base64', '"%%%"'],
    ['no key', '"aGVsbG8="'],
  ])('cannot be made while the public key is %s, and says so', async (_case, key) => {
    const { encryptSecret } = createEncryption({
      readCookie: () => key,
      random: (given) => randomFillSync(given),
    });
    expect(await errorOf(encryptSecret('x'))).toMatchObject({
      kind: 'no-public-key',
      message: 'errors.noPublicKey',
    });
  });
});

describe('the secrets of a form', () => {
  it('are password, token and private_key where no fields are declared', async () => {
    const values = { password: 'a', token: 'b', private_key: 'c', passphrase: 'd', name: 'e' };
    const sent = await encryption().encryptFields(values);
    expect(['password', 'token', 'private_key'].map((name) => decrypt(sent[name]).plain)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(sent).toMatchObject({ passphrase: 'd', name: 'e' });
  });

  it('are the declared ones, also in objects and lists of objects', async () => {
    const fields = [
      { name: 'attrs', fields: [{ name: 'chrome_password', encrypted: true as const }] },
      { name: 'accounts', item: { fields: [{ name: 'password', encrypted: true as const }] } },
      { name: 'password' },
    ];
    const sent = await encryption().encryptFields(
      {
        attrs: { chrome_password: 'a', path: 'p' },
        accounts: [{ password: 'b' }, { password: '' }],
        password: 'plain by declaration',
      },
      fields,
    );
    const { attrs, accounts } = sent;
    expect(decrypt(Object(attrs).chrome_password).plain).toBe('a');
    expect(attrs).toMatchObject({ path: 'p' });
    expect(decrypt(Object(accounts)[0].password).plain).toBe('b');
    expect(Object(accounts)[1]).toEqual({ password: '' });
    expect(sent.password).toBe('plain by declaration');
  });

  it('are encrypted in a copy, so that a failed save does not encrypt them twice', async () => {
    const values = { password: 'a', attrs: { chrome_password: 'b' } };
    await encryption().encryptFields(values, [
      { name: 'password', encrypted: true },
      { name: 'attrs', fields: [{ name: 'chrome_password', encrypted: true }] },
    ]);
    expect(values).toEqual({ password: 'a', attrs: { chrome_password: 'b' } });
  });

  it('leave unset values alone', async () => {
    const values = { password: undefined, token: null, private_key: '' };
    expect(await encryption(undefined).encryptFields(values)).toEqual(values);
  });
});
