import { settingDefaults, settingSuccessors } from '#project/generated/settings.ts';
import {
  organizationLists,
  sessionFacts,
  type OrganizationList,
} from '#project/generated/session.ts';
import { brand } from '#project/generated/brand.ts';
import { EVERY_PERMISSION } from '../../codegen/model/gates.ts';
import { unexpectedBody } from '../api/errorMessages.ts';
import { pictureAddress } from '../api/pictureAddress.ts';
import { visibleText } from '../i18n/visibleText.ts';
import type { SettingValues } from '#project/generated/names.ts';
import type { Organization, Profile } from './types.ts';
import {
  isObject,
  listOf,
  objectOf,
  objectsOf,
  textOf,
  type UnknownFields,
} from '../api/unknownValues.ts';

/** The server is of a line whose profiles say nothing of permissions: nothing of it is known. */
export class OtherServer extends Error {}

const PICTURES = brand.logo && 'setting' in brand.logo ? brand.logo.setting : undefined;

/**
 * Validates a profile as far as the console relies on it.
 *
 * @throws ApiError of kind `unexpected-body` without id or user name
 * @throws OtherServer without permissions
 */
export function readProfile(body: unknown): Profile {
  const fields = objectOf(body);
  const id = String(fields.id ?? '');
  const email = textOf(fields.email);
  const username = textOf(fields.username) || email;
  if (id === '' || username === '') throw unexpectedBody(body);
  const field = sessionFacts.permissions?.field;
  if (field !== undefined && !Array.isArray(fields[field])) throw new OtherServer();
  return {
    ...fields,
    id,
    username,
    name: visibleText(textOf(fields.name)) || username,
    email,
    ...organizationsIn(fields),
  };
}

function organizationsIn(fields: UnknownFields): Record<OrganizationList, readonly Organization[]> {
  const lists = organizationLists.map((list) => [list, organizations(fields[list])]);
  return Object.fromEntries(lists);
}

/**
 * The permissions of the user, in the organization that the profile was fetched for; every one on a server without
 * permissions.
 */
export function permissionsOf(profile: UnknownFields): ReadonlySet<string> {
  const { permissions } = sessionFacts;
  if (!permissions) return EVERY_PERMISSION;
  return new Set(listOf(profile[permissions.field]).filter((item) => typeof item === 'string'));
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
  const settings: UnknownFields = Object.assign({}, ...bodies.map(settingsIn));
  const values = Object.entries(settingDefaults).map(([name, usual]) => {
    const value = ofSameType(settings[name], usual);
    return [name, name === PICTURES ? pictures(value) : value] as const;
  });
  return { ...settingDefaults, ...Object.fromEntries(values) };
}

/** The settings of an answer; one that it does not have is taken from its successor. */
function settingsIn(body: unknown): UnknownFields {
  const settings = fieldsOf(body);
  const missing = Object.entries(settingSuccessors).filter(([name]) => !(name in settings));
  const taken = missing.map(([name, successor]) => {
    const [setting = '', key] = successor.split('.');
    const value = settings[setting];
    return [name, key === undefined ? value : objectOf(value)[key]] as const;
  });
  return { ...settings, ...Object.fromEntries(taken.filter(([, value]) => value !== undefined)) };
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
