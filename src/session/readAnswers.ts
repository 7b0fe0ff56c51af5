import { settingDefaults } from '../../generated/settings.ts';
import { messageFor } from '../api/errorMessages.ts';
import { ApiError } from '../api/errors.ts';
import { pictureAddress } from '../api/pictureAddress.ts';
import { visibleText } from '../i18n/visibleText.ts';
import type { OpenSettings, Organization, Profile, PublicSettings } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The profile as the server gave it, checked where the console relies on it.
 *
 * @throws ApiError of kind `unexpected-body` without id, user name or permissions
 */
export function readProfile(body: unknown): Profile {
  const fields = isFields(body) ? body : {};
  const id = text(fields.id);
  const username = text(fields.username);
  if (id === '' || username === '' || !Array.isArray(fields.perms)) throw unexpected(body);
  return {
    ...fields,
    id,
    username,
    name: visibleText(text(fields.name)) || username,
    email: text(fields.email),
    source: text(fields.source),
    is_first_login: fields.is_first_login === true,
    date_password_last_updated: text(fields.date_password_last_updated) || null,
    perms: fields.perms.filter((item) => typeof item === 'string'),
    console_orgs: organizations(fields.console_orgs),
    audit_orgs: organizations(fields.audit_orgs),
    workbench_orgs: organizations(fields.workbench_orgs),
  };
}

/** @throws ApiError of kind `unexpected-body` when it is no organization */
export function readOrganization(body: unknown): Organization {
  const [found] = organizations([body]);
  if (!found) throw unexpected(body);
  return found;
}

/**
 * Public settings; what the server does not send is as the manifest says.
 *
 * @throws ApiError of kind `unexpected-body` when it is no object
 */
export function readOpenSettings(body: unknown): OpenSettings {
  if (!isFields(body)) throw unexpected(body);
  const all: Fields = { ...settingDefaults, ...body };
  return {
    ...all,
    XPACK_ENABLED: all.XPACK_ENABLED === true,
    LOGIN_TITLE: text(all.LOGIN_TITLE),
    LOGO_URLS: pictures(all.LOGO_URLS),
  };
}

/** Full public settings; the open ones count where the answer leaves them out. */
export function readSettings(body: unknown, open: OpenSettings): PublicSettings {
  if (!isFields(body)) throw unexpected(body);
  const both: Fields = { ...open, ...body };
  return {
    ...both,
    ...readOpenSettings(both),
    XPACK_LICENSE_IS_VALID: both.XPACK_LICENSE_IS_VALID === true,
    XPACK_LICENSE_INFO: isFields(both.XPACK_LICENSE_INFO) ? both.XPACK_LICENSE_INFO : {},
    HELP_DOCUMENT_URL: text(both.HELP_DOCUMENT_URL),
    HELP_SUPPORT_URL: text(both.HELP_SUPPORT_URL),
    TICKETS_ENABLED: both.TICKETS_ENABLED === true,
    AUTH_TEMP_TOKEN: both.AUTH_TEMP_TOKEN === true,
    SECURITY_PASSWORD_EXPIRATION_TIME:
      typeof both.SECURITY_PASSWORD_EXPIRATION_TIME === 'number'
        ? both.SECURITY_PASSWORD_EXPIRATION_TIME
        : Number.POSITIVE_INFINITY,
    PASSWORD_RULE: isFields(both.PASSWORD_RULE) ? both.PASSWORD_RULE : {},
  };
}

function organizations(given: unknown): readonly Organization[] {
  if (!Array.isArray(given)) return [];
  return given.filter(isFields).flatMap((one) => {
    const id = text(one.id);
    if (id === '') return [];
    const is_default = one.is_default === true;
    return [
      { id, name: visibleText(text(one.name)) || id, is_default, is_root: one.is_root === true },
    ];
  });
}

/** Those that may be fetched, whichever pictures the server names. */
function pictures(given: unknown): Readonly<Record<string, string>> {
  const named = Object.entries(isFields(given) ? given : {}).map(
    ([name, address]) => [name, pictureAddress(address) ?? ''] as const,
  );
  return Object.fromEntries(named);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unexpected(body: unknown): ApiError {
  return new ApiError(
    { kind: 'unexpected-body', status: 200, body },
    messageFor('unexpected-body', undefined),
  );
}
