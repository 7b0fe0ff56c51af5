import { SECRET_NAMES } from '../../../codegen/model/fieldNames.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call } from '../core/sandbox.ts';
import { decryptSecret } from '../wire/secrets.ts';

/** The value sent for a field, decrypted if it is a secret. */
export function decrypted(field: FieldModel, value: unknown, call: Call): unknown {
  const secret = field.encrypted || (field.writeOnly && SECRET_NAMES.includes(field.name));
  return secret && typeof value === 'string' ? decryptSecret(value, call.privateKey) : value;
}
