import { settingDefaults } from '#project/generated/settings.ts';
import { unexpectedBody } from '../api/errorMessages.ts';
import { pictureAddress } from '../api/pictureAddress.ts';
import { visibleText } from '../i18n/visibleText.ts';
import type { SettingName, SettingValues } from '#project/generated/names.ts';
import type { Organization, Profile } from './types.ts';
import { isObject, objectOf, objectsOf, textOf, type UnknownFields } from '../api/unknownValues.ts';

const PICTURES: SettingName = 'LOGO_URLS';

/**
 * Validates a profile as far as the console relies on it.
 *
 * @throws ApiError of kind `unexpected-body` without id, user name or permissions
 */
export function readProfile(body: unknown): Profile {
  const fields = objectOf(body);
  const id = textOf(fields.id);
  const username = textOf(fields.username);
  if (id === '' || username === '' || !Array.isArray(fields.perms)) throw unexpectedBody(body);
  return {
    ...fields,
    id,
    username,
    name: visibleText(textOf(fields.name)) || username,
    email: textOf(fields.email),
    source: textOf(fields.source),
    is_first_login: fields.is_first_login === true,
    date_password_last_updated: textOf(fields.date_password_last_updated),
    perms: fields.perms.filter((item) => typeof item === 'string'),
    console_orgs: organizations(fields.console_orgs),
    audit_orgs: organizations(fields.audit_orgs),
    workbench_orgs: organizations(fields.workbench_orgs),
  };
}

/** @throws ApiError of kind `unexpected-body` when it is no organization */
export function readOrganization(body: unknown): Organization {
  const found = isObject(body) ? organizationOf(body) : undefined;
  if (!found) throw unexpectedBody(body);
  return found;
}

/**
 * Public settings from these answers, later ones first. A setting that is missing or has another
 * type gets the manifest's default.
 *
 * @throws ApiError of kind `unexpected-body` when one is no object
 */
export function readSettings(...bodies: readonly unknown[]): SettingValues {
  const told: UnknownFields = Object.assign({}, ...bodies.map(fieldsOf));
  const values = Object.entries(settingDefaults).map(([name, usual]) => {
    const value = ofSameType(told[name], usual);
    return [name, name === PICTURES ? pictures(value) : value] as const;
  });
  return { ...settingDefaults, ...Object.fromEntries(values) };
}

/** The object without properties of an unexpected type. */
function ofSameType(given: unknown, usual: unknown): unknown {
  if (!isObject(usual)) return typeof given === typeof usual ? given : usual;
  if (!isObject(given)) return usual;
  const parts = Object.entries(given).filter(
    ([name, part]) => !(name in usual) || typeof part === typeof usual[name],
  );
  return Object.fromEntries(parts);
}

function organizations(given: unknown): readonly Organization[] {
  return objectsOf(given).flatMap((one) => organizationOf(one) ?? []);
}

function organizationOf(given: UnknownFields): Organization | undefined {
  const id = textOf(given.id);
  if (id === '') return undefined;
  return {
    id,
    name: visibleText(textOf(given.name)) || id,
    is_default: given.is_default === true,
    is_root: given.is_root === true,
  };
}

/** Addresses of pictures that may be loaded. */
function pictures(given: unknown): Readonly<Record<string, string>> {
  const named = Object.entries(objectOf(given)).map(
    ([name, address]) => [name, pictureAddress(address) ?? ''] as const,
  );
  return Object.fromEntries(named);
}

function fieldsOf(body: unknown): UnknownFields {
  if (!isObject(body)) throw unexpectedBody(body);
  return body;
}
