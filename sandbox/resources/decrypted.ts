import type { FieldModel } from '../../codegen/model/fields.ts';
import type { Call } from '../wire/call.ts';
import { decryptSecret } from '../wire/secrets.ts';

/** Source: protocol facts, section 2. */
const ENCRYPTED_NAMES = new Set(['password', 'private_key', 'token']);

/** What was sent for a field, in the open: secrets come encrypted. */
export function decrypted(field: FieldModel, value: unknown, call: Call): unknown {
  const secret = field.encrypted || (field.writeOnly && ENCRYPTED_NAMES.has(field.name));
  return secret && typeof value === 'string' ? decryptSecret(value, call.privateKey) : value;
}
