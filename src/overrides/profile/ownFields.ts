import type { ChoiceModel, FieldModel } from '../../../codegen/model/fields.ts';

/** Longest password, archive password and public key (contract: profile). */
const LONGEST_PASSWORD = 128;
const LONGEST_KEY = 2048;
const LONGEST_WECHAT = 128;
const LONGEST_PHONE = 20;
/** A mobile number, or nothing (contract: profile). */
export const PHONE = /^(1[3-9]\d{9})?$/;

const choices = (group: 'mfa' | 'source', ...values: readonly (string | number)[]) =>
  values.map((value): ChoiceModel => ({ value, label: `profile.${group}.${value}` }));

/** MFA enforced by an administrator; a person cannot choose it (contract: profile). */
export const MFA_FORCED = 2;
const MFA_LEVELS = choices('mfa', 0, 1, MFA_FORCED);
export const SOURCES = choices('source', 'local', 'ldap', 'openid', 'radius', 'cas', 'saml2');

const shown = (name: string, type: FieldModel['type'], label: string): FieldModel => ({
  name,
  type,
  label: `profile.card.${label}`,
  readOnly: true,
});

/** What the card of one's own account shows, in order (contract: profile, section 1). */
export const CARD_FIELDS: readonly FieldModel[] = [
  shown('username', 'string', 'username'),
  shown('name', 'string', 'name'),
  shown('system_roles_display', 'string', 'systemRoles'),
  shown('org_roles_display', 'string', 'orgRoles'),
  shown('email', 'string', 'email'),
  shown('is_active', 'boolean', 'active'),
  shown('public_key_comment', 'string', 'keyComment'),
  shown('public_key_hash_md5', 'string', 'keyPrint'),
  { ...shown('mfa_level', 'choice', 'mfa'), choices: MFA_LEVELS },
  { ...shown('source', 'choice', 'source'), choices: SOURCES },
  shown('date_joined', 'datetime', 'joined'),
  shown('last_login', 'datetime', 'lastLogin'),
  shown('date_password_last_updated', 'datetime', 'passwordChanged'),
  shown('date_expired', 'datetime', 'expires'),
  shown('groups_display', 'string', 'groups'),
  shown('comment', 'text', 'comment'),
];

export const IDENTITY = ['username', 'name', 'email'];
export const KEY_FACTS = ['public_key_comment', 'public_key_hash_md5'];

export const PHONE_FIELD: FieldModel = {
  name: 'phone',
  type: 'string',
  label: 'profile.form.phone',
  help: 'profile.form.phoneHelp',
  maxLength: LONGEST_PHONE,
};
export const WECHAT_FIELD: FieldModel = {
  name: 'wechat',
  type: 'string',
  label: 'profile.form.wechat',
  maxLength: LONGEST_WECHAT,
};
export const MFA_FIELD: FieldModel = {
  name: 'mfa_level',
  type: 'choice',
  label: 'profile.form.mfaLevel',
  choices: MFA_LEVELS.filter(({ value }) => value !== MFA_FORCED),
};
export const PUBLIC_KEY_FIELD: FieldModel = {
  name: 'public_key',
  type: 'text',
  label: 'profile.form.publicKey',
  help: 'profile.form.publicKeyHelp',
  writeOnly: true,
  maxLength: LONGEST_KEY,
};

const secret = (name: string, label: string): FieldModel => ({
  name,
  type: 'secret',
  label: `profile.form.${label}`,
  writeOnly: true,
  encrypted: true,
  maxLength: LONGEST_PASSWORD,
});

export const PASSWORD_FIELDS: readonly FieldModel[] = [
  secret('old_password', 'oldPassword'),
  { ...secret('new_password', 'newPassword'), policy: 'password' },
  secret('new_password_again', 'again'),
];
export const ARCHIVE_FIELDS: readonly FieldModel[] = [
  secret('new_secret_key', 'archivePassword'),
  secret('new_secret_key_again', 'archiveAgain'),
];
