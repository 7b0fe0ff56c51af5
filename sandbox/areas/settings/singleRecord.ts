import type { SavedSetting, SavedSettings } from '../../kernel/core/settingNames.ts';
import type { ResourceId } from '../../../generated/names.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RecordValues, Reply } from '../../kernel/core/values.ts';
import { publicSettings, SAVED_SETTINGS, savedSettings } from '../../kernel/core/settings.ts';
import { logOperation } from '../audits/logOperation.ts';
import { writeFact } from '../../kernel/store/systemTables.ts';
import type { Call, ServerResource } from '../../kernel/core/sandbox.ts';
import { validValues } from '../../kernel/resources/validate.ts';
import { ok } from '../../kernel/core/endpoints.ts';
import { isMap } from '../../../codegen/model/isMap.ts';

/** The mail settings have no values until they are saved for the first time (observed). */
const UNSET: ResourceId = 'settings.email';
const SECURITY: ResourceId = 'settings.security';
const MFA_IN_LOGIN = 'SECURITY_MFA_IN_LOGIN_PAGE';
const SITE: SavedSetting = 'SITE_URL';

/** The record of a single resource: the saved values, or the server's defaults. */
export function readSingle(resource: ServerResource, call: Call): RecordValues {
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

function startOf(resource: ServerResource, field: FieldModel, call: Call): unknown {
  if (resource.id === UNSET) return null;
  if (field.name === SITE) return call.origin;
  if (field.default !== undefined) return field.default;
  if (field.type === 'boolean') return false;
  return field.type === 'object' ? {} : '';
}

/** PATCH or PUT: validates and saves, and answers the whole record (protocol, section 16). */
export function changeSingle(resource: ServerResource, call: Call, partial: boolean): Reply {
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
