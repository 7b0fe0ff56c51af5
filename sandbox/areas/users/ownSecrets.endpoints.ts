import { sharedMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { ServedField } from '#project/generated/names.ts';
import type { FieldErrors, Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { logPasswordChange } from '../audits/logPasswordChange.ts';
import { passwordMatches } from '@gatehouse-console/engine/sandbox/store/passwords.ts';
import { writePersonFact } from '@gatehouse-console/engine/sandbox/store/personFacts.ts';
import { invalid, type ErrorBody } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { wasUsedBefore, newPassword } from '../authentication/passwordHistory.ts';
import { followsPasswordRules } from '../authentication/passwordRules.ts';
import { decryptSecret } from '@gatehouse-console/engine/sandbox/wire/secrets.ts';
import { callerAccount } from '../authentication/callerAccount.ts';
import { isPublicKey, publicKeyFacts } from './publicKeys.ts';
import { get, ok, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';

const ADDRESS = 'users/profile';
/** Longest password and longest key (protocol, section 8.2). */
const LONGEST_PASSWORD = 128;
const LONGEST_KEY = 2048;
const SECRET_KEY_FACT = 'secret_key';
const OLD: ServedField<'users.ownpassword'> = 'old_password';
const NEW: ServedField<'users.ownpassword'> = 'new_password';
const NEW_KEY: ServedField<'users.ownsecretkey'> = 'new_secret_key';

/** A secret in the body, decrypted; undefined when it was not sent. */
function secretOf(call: Call, name: string): string | undefined {
  const value = bodyField(call, name);
  return typeof value === 'string' ? decryptSecret(value, call.privateKey) : undefined;
}

/** Errors of a new secret and its repetition, by field. */
function newSecretErrors(call: Call, name: string): FieldErrors {
  const fresh = secretOf(call, name);
  const again = secretOf(call, `${name}_again`);
  const errors: FieldErrors = {};
  if (!fresh) errors[name] = [{ say: serverMessages.required }];
  else if (fresh.length > LONGEST_PASSWORD) {
    errors[name] = [{ say: serverMessages.tooLong, with: { maximum: LONGEST_PASSWORD } }];
  }
  if (again !== fresh) errors[`${name}_again`] = [{ say: sharedMessages.passwordsDiffer }];
  return errors;
}

/** Changes the password; all other sessions of the user end. */
function changePassword(call: Call): Reply {
  const row = callerAccount(call);
  const old = secretOf(call, OLD);
  const errors: FieldErrors = {};
  if (!old) errors[OLD] = [{ say: serverMessages.required }];
  else if (!passwordMatches(old, row['password']))
    errors[OLD] = [{ say: messages.oldPasswordWrong }];
  Object.assign(errors, newSecretErrors(call, NEW));
  const fresh = secretOf(call, NEW);
  if (fresh && !followsPasswordRules(fresh, row, call.sandbox)) {
    errors[NEW] = [{ say: sharedMessages.passwordTooWeak }];
  } else if (fresh && Object.keys(errors).length === 0 && wasUsedBefore(call.sandbox, row, fresh)) {
    errors[NEW] = [{ say: sharedMessages.passwordUsedBefore }];
  }
  if (Object.keys(errors).length > 0 || !fresh) throw invalid(errors);
  const { sandbox } = call;
  setColumns(sandbox, 'users.user', row['id'], {
    ...newPassword(sandbox, row, fresh),
    need_update_password: 0,
  });
  sandbox.database.run('DELETE FROM sessions WHERE user_id = ? AND private_key IS NOT ?', [
    row['id'] ?? null,
    call.privateKey ?? null,
  ]);
  logPasswordChange(row, call);
  return ok({});
}

function changePublicKey(call: Call): Reply {
  const sent = bodyField(call, 'public_key');
  const key = typeof sent === 'string' ? sent.trim() : '';
  const error = publicKeyError(key);
  if (error) throw invalid({ public_key: [error] });
  setColumns(call.sandbox, 'users.user', personOf(call).id, { public_key: key });
  return ok(publicKeyFacts(key));
}

function publicKeyError(key: string): ErrorBody | undefined {
  if (key === '') return { say: serverMessages.required };
  if (key.length > LONGEST_KEY)
    return { say: serverMessages.tooLong, with: { maximum: LONGEST_KEY } };
  return isPublicKey(key) ? undefined : { say: messages.notAnSshKey };
}

/** Changes the password of archives that are sent by mail. */
function changeSecretKey(call: Call): Reply {
  const errors = newSecretErrors(call, NEW_KEY);
  const fresh = secretOf(call, NEW_KEY);
  if (Object.keys(errors).length > 0 || !fresh) throw invalid(errors);
  writePersonFact(call.sandbox.database, personOf(call).id, SECRET_KEY_FACT, fresh);
  return ok({});
}

const NOTHING: Endpoint['answer'] = () => ok({});

function readAndChange(
  name: 'password' | 'public-key' | 'secret-key',
  read: Endpoint['answer'],
  change: Endpoint['answer'],
): readonly Endpoint[] {
  const address = `${ADDRESS}/${name}` as const;
  return [get(address, [], read), ...putAndPatch(address, [], change)];
}

/** The caller's password, SSH key and archive password. */
export const ownSecretEndpoints: readonly Endpoint[] = [
  ...readAndChange('password', NOTHING, changePassword),
  ...readAndChange(
    'public-key',
    (call) => ok(publicKeyFacts(callerAccount(call)['public_key'])),
    changePublicKey,
  ),
  ...readAndChange('secret-key', NOTHING, changeSecretKey),
];
