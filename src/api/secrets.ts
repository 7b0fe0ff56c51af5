import { apiFacts } from '#project/generated/api.ts';
import { sessionParts } from '#project/generated/sessionParts.ts';
import type { ReadCookie } from './csrf.ts';
import { apiError } from './errorMessages.ts';
import type { ApiError } from './errors.ts';

/** The server reads a key text of up to 32 characters; 32 make it AES-256. */
const KEY_TEXT_LENGTH = 32;
const KEY_TEXT_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const SHORT_KEY_BYTES = 16;
const LONG_KEY_BYTES = 32;

/** What is known of a field that may be, or may hold, a secret. */
interface SecretField {
  readonly name: string;
  readonly encrypted?: true;
  readonly fields?: readonly SecretField[];
  readonly item?: Omit<SecretField, 'name'>;
}

interface EncryptionEnvironment {
  readonly readCookie: ReadCookie;
  /** Fills the bytes with random values and gives them back. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

interface Encryption {
  /**
   * Encrypts one secret as `<key>:<value>`.
   *
   * @returns the empty string for an empty secret: it is never encrypted
   * @throws ApiError of kind `no-public-key` when the server's key is missing or unusable
   */
  encryptSecret(plain: string): Promise<string>;
  /**
   * A copy of the values whose declared secrets are encrypted, also those in objects and lists of
   * objects; the values themselves stay as they are, so that a failed save can be repeated.
   *
   * @param fields of the resource; without them the names that the server encrypts count
   */
  encryptFields(
    values: Readonly<Record<string, unknown>>,
    fields?: readonly SecretField[],
  ): Promise<Record<string, unknown>>;
}

/** Secret encryption by the wire format of API v2.23.2 (protocol, section 2). */
export function createEncryption(environment: EncryptionEnvironment): Encryption {
  async function encryptSecret(plain: string): Promise<string> {
    if (plain === '') return '';
    const keyText = randomText(environment.random);
    const keyCipher = await encryptKeyText(keyText, readPublicKey(environment.readCookie));
    return `${keyCipher}:${await encryptValue(keyText, plain)}`;
  }

  async function encryptObject(value: unknown, fields: readonly SecretField[]): Promise<unknown> {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([name, item]): Promise<[string, unknown]> => {
      const field = fields.find((candidate) => candidate.name === name);
      return [name, field ? await encryptField(item, field) : item];
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async function encryptField(value: unknown, field: Omit<SecretField, 'name'>): Promise<unknown> {
    if (typeof value === 'string') return field.encrypted ? encryptSecret(value) : value;
    if (Array.isArray(value)) {
      const item = field.item;
      return item ? Promise.all(value.map((one) => encryptField(one, item))) : value;
    }
    return field.fields ? encryptObject(value, field.fields) : value;
  }

  return {
    encryptSecret,
    encryptFields: async (values, fields = defaultFields()) =>
      // An object goes in, so an object comes out.
      (await encryptObject(values, fields)) as Record<string, unknown>,
  };
}

/** Encrypts the key text for the server: RSA, PKCS#1 v1.5, base64. */
async function encryptKeyText(keyText: string, publicKey: string): Promise<string> {
  const { JSEncrypt } = await import('jsencrypt');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const cipher = rsa.encrypt(keyText);
  if (cipher === false) throw noPublicKey();
  return cipher;
}

/** The value's half of the wire format: AES-ECB, zero filled, base64. */
export async function encryptValue(keyText: string, plain: string): Promise<string> {
  // Ciphers are loaded with the first secret: their tables take time to make.
  const { encryptEcb } = await import('./aes.ts');
  const encoder = new TextEncoder();
  const key = encoder.encode(keyText.slice(0, LONG_KEY_BYTES));
  const filled = new Uint8Array(key.length > SHORT_KEY_BYTES ? LONG_KEY_BYTES : SHORT_KEY_BYTES);
  filled.set(key);
  return base64(encryptEcb(filled, encoder.encode(plain)));
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (value) => String.fromCharCode(value)).join(''));
}

function readPublicKey(readCookie: ReadCookie): string {
  // Base64 of the PEM text, in quotation marks; the prefix of other cookies does not apply to it.
  const { secrets } = sessionParts;
  const encoded = ((secrets && readCookie(secrets.cookie)) ?? '').replaceAll('"', '');
  if (encoded === '') throw noPublicKey();
  try {
    return atob(encoded);
  } catch (cause) {
    throw noPublicKey(cause);
  }
}

function noPublicKey(cause?: unknown): ApiError {
  return apiError({ kind: 'no-public-key', status: 0, ...(cause !== undefined && { cause }) });
}

/** Letters from random bytes, without favouring any: bytes past the last whole alphabet are left out. */
function randomText(random: EncryptionEnvironment['random']): string {
  const usable = 256 - (256 % KEY_TEXT_LETTERS.length);
  let text = '';
  while (text.length < KEY_TEXT_LENGTH) {
    for (const value of random(new Uint8Array(KEY_TEXT_LENGTH))) {
      if (value < usable) text += KEY_TEXT_LETTERS[value % KEY_TEXT_LETTERS.length];
    }
  }
  return text.slice(0, KEY_TEXT_LENGTH);
}

function defaultFields(): readonly SecretField[] {
  return apiFacts.names.secret.map((name) => ({ name, encrypted: true as const }));
}
