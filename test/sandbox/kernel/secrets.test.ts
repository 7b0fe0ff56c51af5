import { constants, publicEncrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeKeyPair, decryptWithPadding } from '../../../sandbox/kernel/wire/keys.ts';
import { decryptAes, decryptSecret } from '../../../sandbox/kernel/wire/secrets.ts';
import { encryptAes } from '../client.ts';

const VECTORS = [
  ['k3y9a7b2c1d', 'ChangeMe', 'rdSpv2RLahvRV80nZrE50Q=='],
  ['k3y9a7b2c1d', '0123456789abcdef', 'GnUDtwIshL02Smbg92u9Bg=='],
  ['k3y9a7b2c1d', 'é密', 'GcIw4EMO/GmVY1kyH1vGKw=='],
  ['abcdefghijklmnopqr', 'ChangeMe', 'JDUgjjgbM38UuW1XKsUE4g=='],
] as const;

const pair = makeKeyPair();
const publicPem = Buffer.from(pair.cookie.replaceAll('"', ''), 'base64').toString('utf8');
const rsa = (text: string) =>
  publicEncrypt({ key: publicPem, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text));

describe('AES half', () => {
  it.each(VECTORS)('key text %s decrypts to %s', (keyText, plain, cipher) => {
    expect(decryptAes(keyText, cipher)).toBe(plain);
    expect(encryptAes(keyText, plain)).toBe(cipher);
  });

  it('cuts key texts at 32 characters', () => {
    const long = 'x'.repeat(40);
    expect(decryptAes(long, encryptAes('x'.repeat(32), 'secret'))).toBe('secret');
  });

  it('gives nothing when the bytes are no text', () => {
    expect(decryptAes('another key', 'rdSpv2RLahvRV80nZrE50Q==')).toBeUndefined();
  });
});

describe('the whole scheme', () => {
  it('reads what was encrypted with the public key', () => {
    const sent = `${rsa('k3y9a7b2c1d').toString('base64')}:${encryptAes('k3y9a7b2c1d', 'pass:word')}`;
    expect(decryptSecret(sent, pair.privatePem)).toBe('pass:word');
  });

  it('takes values without exactly one colon as they are', () => {
    expect(decryptSecret('plain', pair.privatePem)).toBe('plain');
    expect(decryptSecret('a:b:c', pair.privatePem)).toBe('a:b:c');
    expect(decryptSecret('', pair.privatePem)).toBe('');
  });

  it('takes the first part as key text when there is no private key', () => {
    expect(decryptSecret(`short:${encryptAes('short', 'secret')}`, undefined)).toBe('secret');
  });

  it('keeps the value when the plain bytes are no text', () => {
    const sent = `${rsa('wrong key').toString('base64')}:rdSpv2RLahvRV80nZrE50Q==`;
    expect(decryptSecret(sent, pair.privatePem)).toBe(sent);
  });

  it('accepts 127 bytes of RSA with the leading zero cut off', () => {
    let cipher = rsa('k3y9a7b2c1d');
    while (cipher[0] !== 0) cipher = rsa('k3y9a7b2c1d');
    const cut = cipher.subarray(1);
    expect(cut).toHaveLength(127);
    expect(decryptWithPadding(pair.privatePem, cut)?.toString()).toBe('k3y9a7b2c1d');
  });

  it('gives nothing for padding that is wrong', () => {
    const unpadded = publicEncrypt(
      { key: publicPem, padding: constants.RSA_NO_PADDING },
      Buffer.concat([Buffer.alloc(100), Buffer.from('x'.repeat(28))]),
    );
    expect(decryptWithPadding(pair.privatePem, unpadded)).toBeUndefined();
  });
});
