import type { ProfileField } from '../../../session/types.ts';
import type { ChoiceModel, FieldModel } from '../../../../codegen/model/fields.ts';
import type { TextKey } from '../../../../generated/texts.ts';

/** A field that no manifest describes: its texts are those of the code. */
interface OwnField extends FieldModel {
  readonly label: TextKey;
  readonly help?: TextKey;
}

/** A field of one's own profile. */
export interface ProfileFieldModel extends OwnField {
  readonly name: ProfileField;
}

/** Longest password, archive password and public key (contract: profile, section 2). */
const LONGEST_PASSWORD = 128;
const LONGEST_KEY = 2048;
const LONGEST_WECHAT = 128;
const LONGEST_PHONE = 20;
/** A mobile number, or nothing (contract: profile, section 2). */
export const PHONE = /^(1[3-9]\d{9})?$/;

const choice = (value: string | number, label: TextKey): ChoiceModel => ({ value, label });

/** MFA enforced by an administrator; a person cannot choose it (contract: profile, section 3). */
export const MFA_FORCED = 2;
const MFA_LEVELS = [
  choice(0, 'profile.mfa.0'),
  choice(1, 'profile.mfa.1'),
  choice(MFA_FORCED, 'profile.mfa.2'),
];
export const SOURCES = [
  choice('local', 'profile.source.local'),
  choice('ldap', 'profile.source.ldap'),
  choice('openid', 'profile.source.openid'),
  choice('radius', 'profile.source.radius'),
  choice('cas', 'profile.source.cas'),
  choice('saml2', 'profile.source.saml2'),
];

const shown = (
  name: ProfileField,
  type: FieldModel['type'],
  label: TextKey,
): ProfileFieldModel => ({
  name,
  type,
  label,
  readOnly: true,
});

/** What the card of one's own account shows, in order (contract: profile, section 1). */
export const CARD_FIELDS: readonly ProfileFieldModel[] = [
  shown('username', 'string', 'profile.card.username'),
  shown('name', 'string', 'profile.card.name'),
  shown('system_roles_display', 'string', 'profile.card.systemRoles'),
  shown('org_roles_display', 'string', 'profile.card.orgRoles'),
  shown('email', 'string', 'profile.card.email'),
  shown('is_active', 'boolean', 'profile.card.active'),
  shown('public_key_comment', 'string', 'profile.card.keyComment'),
  shown('public_key_hash_md5', 'string', 'profile.card.keyPrint'),
  { ...shown('mfa_level', 'choice', 'profile.card.mfa'), choices: MFA_LEVELS },
  { ...shown('source', 'choice', 'profile.card.source'), choices: SOURCES },
  shown('date_joined', 'datetime', 'profile.card.joined'),
  shown('last_login', 'datetime', 'profile.card.lastLogin'),
  shown('date_password_last_updated', 'datetime', 'profile.card.passwordChanged'),
  shown('date_expired', 'datetime', 'profile.card.expires'),
  shown('groups_display', 'string', 'profile.card.groups'),
  shown('comment', 'text', 'profile.card.comment'),
];

export const IDENTITY: readonly ProfileField[] = ['username', 'name', 'email'];
export const KEY_FACTS: readonly ProfileField[] = ['public_key_comment', 'public_key_hash_md5'];

export const PHONE_FIELD: ProfileFieldModel = {
  name: 'phone',
  type: 'string',
  label: 'profile.form.phone',
  help: 'profile.form.phoneHelp',
  maxLength: LONGEST_PHONE,
};
export const WECHAT_FIELD: ProfileFieldModel = {
  name: 'wechat',
  type: 'string',
  label: 'profile.form.wechat',
  maxLength: LONGEST_WECHAT,
};
export const MFA_FIELD: ProfileFieldModel = {
  name: 'mfa_level',
  type: 'choice',
  label: 'profile.form.mfaLevel',
  choices: MFA_LEVELS.filter(({ value }) => value !== MFA_FORCED),
};
export const PUBLIC_KEY_FIELD: ProfileFieldModel = {
  name: 'public_key',
  type: 'text',
  label: 'profile.form.publicKey',
  help: 'profile.form.publicKeyHelp',
  writeOnly: true,
  maxLength: LONGEST_KEY,
};

const secret = (name: string, label: TextKey): OwnField => ({
  name,
  type: 'secret',
  label,
  writeOnly: true,
  encrypted: true,
  maxLength: LONGEST_PASSWORD,
});

export const PASSWORD_FIELDS: readonly OwnField[] = [
  secret('old_password', 'profile.form.oldPassword'),
  { ...secret('new_password', 'profile.form.newPassword'), policy: 'password' },
  secret('new_password_again', 'profile.form.again'),
];
export const ARCHIVE_FIELDS: readonly OwnField[] = [
  secret('new_secret_key', 'profile.form.archivePassword'),
  secret('new_secret_key_again', 'profile.form.archiveAgain'),
];
