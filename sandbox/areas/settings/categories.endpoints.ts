import { SETTING_DEFAULTS } from './defaults.ts';
import type { ApiAddress, Permission, ResourceId } from '#project/generated/names.ts';
import { permissionFor } from '@gatehouse-console/engine/model/permissions.ts';
import { metadataOf } from '@gatehouse-console/engine/sandbox/resources/metadata.ts';
import {
  type ServerResource,
  personOf,
  type Call,
  type Endpoint,
  type Sandbox,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { holds } from '@gatehouse-console/engine/sandbox/core/person.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { get, ok, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import type { SavedSetting, SavedSettings } from '../publicSettings/settingNames.ts';
import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import type { RecordValues, Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { publicSettings, SAVED_SETTINGS, savedSettings } from '../publicSettings/publicSettings.ts';
import { logOperation } from '../audits/logOperation.ts';
import { writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { validValues } from '@gatehouse-console/engine/sandbox/resources/validate.ts';
import { isMap } from '@gatehouse-console/engine/model/isMap.ts';

/** The category that the server uses for an unknown or absent one (protocol, section 16). */
const FALLBACK: ResourceId = 'settings.basic';
/** The category with the fields of all others. */
const ALL = 'all';
const OPENID: ResourceId = 'settings.oidc';
/** Overviews, and categories that were added in later versions (observed). */
const NOT_IN_ALL: ReadonlySet<string> = new Set<ResourceId>([
  'settings.auth',
  'settings.sms',
  'settings.saml2',
  'settings.sso',
]);
/** Permissions to read and change each category. Source: protocol, section 16. */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'settings.email': 'settings.change_email',
  'settings.emailcontent': 'settings.change_email',
  'settings.auth': 'settings.change_auth',
  'settings.ldap': 'settings.change_auth',
  'settings.oidc': 'settings.change_auth',
  'settings.radius': 'settings.change_auth',
  'settings.cas': 'settings.change_auth',
  'settings.sso': 'settings.change_auth',
  'settings.saml2': 'settings.change_auth',
  'settings.oauth2': 'settings.change_auth',
  'settings.wecom': 'settings.change_auth',
  'settings.dingtalk': 'settings.change_auth',
  'settings.feishu': 'settings.change_auth',
  'settings.sms': 'settings.change_sms',
  'settings.alibaba': 'settings.change_sms',
  'settings.tencent': 'settings.change_sms',
  'settings.huawei': 'settings.change_sms',
  'settings.cmpp2': 'settings.change_sms',
  'settings.clean': 'settings.change_clean',
  'settings.other': 'settings.change_other',
  'settings.terminal': 'settings.change_terminal',
  'settings.security': 'settings.change_security',
} satisfies { readonly [R in ResourceId]?: Permission };

const ADDRESS: ApiAddress = 'settings/setting';

/** The categories of settings: resources with a single record, at one address with a query. */
export function categories({ resources }: Sandbox): readonly Endpoint[] {
  const all = [...resources.values()].filter(({ definition }) => definition.api === ADDRESS);
  return [
    get(ADDRESS, [], (call) => ok(readSingle(permitted(all, call), call)), {
      metadata: (call) => ({
        ...metadataOf(permitted(all, call), call, 'record'),
        name: 'Settings Api',
      }),
    }),
    ...putAndPatch(ADDRESS, [], (call) =>
      changeSingle(permitted(all, call), call, call.method === 'PATCH'),
    ),
  ];
}

/** The fields of OpenID that Keycloak uses. Source: protocol, section 16. */
const KEYCLOAK =
  /^(BASE_SITE_URL|AUTH_OPENID_(CLIENT_ID|CLIENT_SECRET|CLIENT_AUTH_METHOD|SHARE_SESSION|IGNORE_SSL_VERIFICATION|USER_ATTR_MAP|PKCE|CODE_CHALLENGE_METHOD|KEYCLOAK|SERVER_URL|REALM_NAME))$/;

/** Categories with fields of other categories: one shows some of another, `all` shows those of all. */
function composed(resources: readonly ServerResource[], category: string | null) {
  const openid = resources.find(({ id }) => id === OPENID);
  if (category === 'keycloak' && openid) {
    return { ...openid, fields: openid.fields.filter(({ name }) => KEYCLOAK.test(name)) };
  }
  const first = resources.find(({ id }) => id === FALLBACK);
  if (category !== ALL || !first) return undefined;
  const shown = resources.filter(({ id }) => !NOT_IN_ALL.has(id));
  return { ...first, fields: shown.flatMap(({ fields }) => fields) };
}

function chosen(resources: readonly ServerResource[], { query }: Call): ServerResource {
  const whole = composed(resources, query.get('category'));
  if (whole) return whole;
  const named = resources.find(({ definition }) =>
    Object.entries(definition.single ?? {}).every(([name, value]) => query.get(name) === value),
  );
  const category = named ?? resources.find(({ id }) => id === FALLBACK) ?? resources[0];
  if (!category) throw new Error('An address of single records has none.');
  return category;
}

function permitted(resources: readonly ServerResource[], call: Call): ServerResource {
  const resource = chosen(resources, call);
  const needed = PERMISSIONS[resource.id] ?? permissionFor('view', resource.definition.permission);
  const person = personOf(call);
  // Reading all categories at once requires the permissions for each.
  const whole = resource.id === FALLBACK && call.query.get('category') === ALL;
  const all = whole ? Object.values(PERMISSIONS) : [needed];
  if (!all.every((permission) => holds(person, permission))) throw permissionDenied();
  return resource;
}

/** The mail settings have no values until they are saved for the first time (observed). */
const UNSET: ResourceId = 'settings.email';
const SECURITY: ResourceId = 'settings.security';
const MFA_IN_LOGIN = 'SECURITY_MFA_IN_LOGIN_PAGE';
const SITE: SavedSetting = 'SITE_URL';

/** The record of a single resource: the saved values, or the server's defaults. */
function readSingle(resource: ServerResource, call: Call): RecordValues {
  const saved: RecordValues = savedSettings(call.sandbox);
  const open: RecordValues = publicSettings(call.sandbox);
  const values: RecordValues = Object.fromEntries(
    resource.fields
      .filter((field) => !field.writeOnly)
      .map((field) => [
        field.name,
        saved[field.name] ?? open[field.name] ?? startOf(resource, field, call),
      ]),
  );
  return { ...values, ...completed(resource, values) };
}

/** Values whose form in answers differs from the stored one (protocol, section 16). */
function completed(resource: ServerResource, values: SavedSettings): SavedSettings {
  const announcement = values['ANNOUNCEMENT'];
  if (announcement !== undefined) {
    const empty = { ID: '', SUBJECT: '', CONTENT: '', LINK: '' };
    return { ANNOUNCEMENT: { ...empty, ...(isMap(announcement) && announcement) } };
  }
  if (resource.id !== SECURITY) return {};
  const challenge = values['SECURITY_LOGIN_CHALLENGE_ENABLED'] === true;
  const inLogin = !challenge && values[MFA_IN_LOGIN] === true;
  const captcha = values['SECURITY_LOGIN_CAPTCHA_ENABLED'] === true;
  return {
    [MFA_IN_LOGIN]: inLogin,
    SECURITY_LOGIN_CAPTCHA_ENABLED: captcha && !challenge && !inLogin,
  };
}

const DEFAULTS: Readonly<Record<string, unknown>> = SETTING_DEFAULTS;

function startOf(resource: ServerResource, field: FieldModel, call: Call): unknown {
  if (resource.id === UNSET) return null;
  if (field.name === SITE) return call.origin;
  const usual = DEFAULTS[field.name] ?? field.default;
  if (usual !== undefined) return usual;
  if (field.type === 'boolean') return false;
  return field.type === 'object' ? {} : '';
}

/** PATCH or PUT: validates and saves, and answers the whole record (protocol, section 16). */
function changeSingle(resource: ServerResource, call: Call, partial: boolean): Reply {
  const values: RecordValues = validValues(resource, call.body ?? {}, call, undefined, partial);
  for (const field of resource.fields) {
    // An empty secret leaves the saved one unchanged.
    if (field.writeOnly && !values[field.name]) delete values[field.name];
  }
  const named: { [Name in SavedSetting]?: unknown } = values;
  if (isMap(named['ANNOUNCEMENT'])) {
    named['ANNOUNCEMENT'] = { ...named['ANNOUNCEMENT'], ID: call.sandbox.random.uuid() };
  }
  // Every save that does not require MFA of everybody also removes it from the login page (observed).
  if (resource.id === SECURITY && named['SECURITY_MFA_AUTH'] !== 1) {
    named[MFA_IN_LOGIN] = false;
  }
  const { database } = call.sandbox;
  const all = { ...savedSettings(call.sandbox), ...values };
  writeFact(database, SAVED_SETTINGS, JSON.stringify(all));
  logOperation(resource, 'update', { id: resource.modelName }, {}, call);
  return ok(readSingle(resource, call));
}
