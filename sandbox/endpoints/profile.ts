import type { Endpoint, FieldErrors, RecordValues } from '../behaviour/behaviour.ts';
import { organizationsOf } from '../behaviour/permissions.ts';
import { bodyField } from '../behaviour/users.ts';
import { metadataOf } from '../resources/metadata.ts';
import { represent } from '../resources/represent.ts';
import type { ServerResource } from '../resources/resource.ts';
import { validateRecord } from '../resources/validate.ts';
import { updateRecord } from '../resources/write.ts';
import { logPasswordChange } from '../logs/logPasswordChange.ts';
import { resourceOf } from '../sandbox.ts';
import type { Row } from '../store/database.ts';
import { hashPassword, passwordMatches } from '../store/passwords.ts';
import { personOf, type Call } from '../wire/call.ts';
import { invalid, type ErrorBody } from '../wire/errors.ts';
import { organizationRecord } from '../wire/organizations.ts';
import { decryptSecret } from '../wire/secrets.ts';
import { publicSettings } from './settings.ts';

const ADDRESS = 'users/profile';
/** Source: protocol facts, section 8.2. */
const WRITABLE = new Set([
  'wechat',
  'phone',
  'comment',
  'mfa_level',
  'is_first_login',
  'need_update_password',
  'public_key',
]);
const PHONE = /^1[3456789]\d{9}$/;
const SSH_KEY = /^(ssh-(rsa|ed25519|dss)|ecdsa-sha2-nistp\d+) [A-Za-z0-9+/]{30,}={0,3}( .*)?$/;

/** One's own account: seen whole, changed in part. */
function ownAccount(call: Call): ServerResource {
  const users = resourceOf(call.sandbox, 'users.user');
  const fields = users.fields
    .filter((field) => field.name !== 'password')
    .map((field) => {
      const { readOnly: _, required: __, ...facts } = field;
      return WRITABLE.has(field.name) ? facts : { ...facts, readOnly: true as const };
    });
  const { hiddenFields: _, ...behaviour } = users.behaviour;
  return { ...users, fields, behaviour, modelName: 'UserProfileApi' };
}

export function ownRow(call: Call): Row {
  const row = call.sandbox.database.get('SELECT * FROM r_users_user WHERE id = ?', [
    personOf(call).id,
  ]);
  if (!row) throw new Error('The signed-in person is missing from the database.');
  return row;
}

/** The account as the API shows it to oneself, without what only the profile adds. */
export function accountRecord(call: Call, row: Row): RecordValues {
  return represent(ownAccount(call), [row], { ...call, query: new URLSearchParams() })[0] ?? {};
}

function profileRecord(call: Call): RecordValues {
  const { sandbox } = call;
  const person = personOf(call);
  const licenceValid = publicSettings(sandbox)['XPACK_ENABLED'] === true;
  const list = (permission: Parameters<typeof organizationsOf>[2]) =>
    organizationsOf(sandbox, person.id, permission, licenceValid).map(organizationRecord);
  return {
    ...accountRecord(call, ownRow(call)),
    public_key_comment: '',
    public_key_hash_md5: '',
    guide_url: '',
    console_orgs: list('rbac.view_console'),
    audit_orgs: list('rbac.view_audit'),
    workbench_orgs: list('rbac.view_workbench'),
    receive_backends: ['site_msg', 'email'],
    perms: [...person.permissions].sort(),
  };
}

function changeProfile(call: Call) {
  const account = ownAccount(call);
  const row = ownRow(call);
  const checked = validateRecord(account, call.body ?? {}, call, row, true);
  if (!checked.ok) throw invalid(checked.errors);
  const phone = checked.values['phone'];
  if (typeof phone === 'string' && phone !== '' && !PHONE.test(phone)) {
    throw invalid({ phone: [{ say: 'phoneInvalid' }] });
  }
  updateRecord(account, row, checked.values, call);
  return { status: 200, body: profileRecord(call) };
}

function changePassword(call: Call) {
  const row = ownRow(call);
  const secret = (name: string) => {
    const value = bodyField(call, name);
    return typeof value === 'string' ? decryptSecret(value, call.privateKey) : undefined;
  };
  const [old, fresh, again] = ['old_password', 'new_password', 'new_password_again'].map(secret);
  const errors: FieldErrors = {};
  const hash = row['password'] === null ? undefined : String(row['password']);
  if (!old) errors['old_password'] = [{ say: 'required' }];
  else if (!passwordMatches(old, hash)) errors['old_password'] = [{ say: 'oldPasswordWrong' }];
  if (!fresh) errors['new_password'] = [{ say: 'required' }];
  else if (!followsRules(fresh, call)) errors['new_password'] = [{ say: 'passwordTooWeak' }];
  if (again !== fresh) errors['new_password_again'] = [{ say: 'passwordsDiffer' }];
  if (Object.keys(errors).length > 0 || !fresh) throw invalid(errors);
  call.sandbox.database.run(
    'UPDATE r_users_user SET password = ?, date_password_last_updated = ?, need_update_password = 0 WHERE id = ?',
    [hashPassword(fresh), call.now, row['id'] ?? null],
  );
  logPasswordChange(row, call);
  return { status: 200, body: {} };
}

/** The public setting PASSWORD_RULE (protocol facts, section 11). */
function followsRules(password: string, call: Call): boolean {
  const rule = new Map<string, unknown>(
    Object.entries(publicSettings(call.sandbox)['PASSWORD_RULE'] ?? {}),
  );
  const wanted = (name: string) => rule.get(name) === true;
  return (
    password.length >= Number(rule.get('SECURITY_PASSWORD_MIN_LENGTH') ?? 0) &&
    (!wanted('SECURITY_PASSWORD_UPPER_CASE') || /\p{Lu}/u.test(password)) &&
    (!wanted('SECURITY_PASSWORD_LOWER_CASE') || /\p{Ll}/u.test(password)) &&
    (!wanted('SECURITY_PASSWORD_NUMBER') || /\d/.test(password)) &&
    (!wanted('SECURITY_PASSWORD_SPECIAL_CHAR') || /[^\p{L}\p{N}]/u.test(password))
  );
}

function changePublicKey(call: Call) {
  const key = bodyField(call, 'public_key');
  if (typeof key !== 'string' || !SSH_KEY.test(key.trim())) {
    const error: ErrorBody = { public_key: [{ say: 'notAnSshKey' }] };
    throw invalid(error);
  }
  call.sandbox.database.run('UPDATE r_users_user SET public_key = ? WHERE id = ?', [
    key.trim(),
    personOf(call).id,
  ]);
  const comment = key.trim().split(' ').slice(2).join(' ');
  return { status: 200, body: { public_key_comment: comment, public_key_hash_md5: '' } };
}

export const profileEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    address: ADDRESS,
    needs: [],
    answer: (call) => ({ status: 200, body: profileRecord(call) }),
  },
  { method: 'PUT', address: ADDRESS, needs: [], answer: changeProfile },
  { method: 'PATCH', address: ADDRESS, needs: [], answer: changeProfile },
  { method: 'PUT', address: `${ADDRESS}/password`, needs: [], answer: changePassword },
  { method: 'PUT', address: `${ADDRESS}/public-key`, needs: [], answer: changePublicKey },
  {
    method: 'GET',
    address: `${ADDRESS}/mfa/reset`,
    needs: [],
    answer: () => {
      throw invalid({ error: { say: 'mfaResetSelf' } });
    },
  },
];

export function profileMetadata(call: Call): unknown {
  return { ...metadataOf(ownAccount(call), call, 'record'), name: 'User Profile Api' };
}
