import { omit } from 'es-toolkit/object';
import type { PublicSettings, SavedSetting, SavedSettings } from './settingNames.ts';
import type { SettingName } from '#project/generated/names.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { settingsWith } from '@gatehouse-console/engine/sandbox/core/settings.ts';
import { isLaterServer } from '../laterServer.ts';
import { readFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { importedLicence } from './importedLicence.ts';
import { licenceOf, settingsOfLicence } from './licenceState.ts';

/** Values of this server, instead of the real product's names and pictures. */
const OWN_VALUES: PublicSettings = {
  XPACK_ENABLED: false,
  XPACK_LICENSE_IS_VALID: false,
  LOGIN_TITLE: 'Gatehouse',
  LOGO_URLS: {
    logo_logout: '/static/img/logo.svg',
    logo_index: '/static/img/logo_text.svg',
    login_image: '/static/img/login_image.svg',
    favicon: '/static/img/favicon.svg',
  },
  XPACK_LICENSE_INFO: { corporation: 'Gatehouse sandbox' },
  // Off by default on the real server; on here so that its page can be used.
  AUTH_TEMP_TOKEN: true,
};

/** Every public setting of the manifests with its value on this server. */
export function publicSettings(sandbox: Sandbox): PublicSettings {
  const saved = savedSettings(sandbox);
  const values = {
    ...OWN_VALUES,
    ...settingsOfLicence(licenceOf(sandbox)),
    ...sandbox.settings,
    ...licenceSettings(sandbox),
    ...saved,
  };
  return { ...settingsWith(sandbox.model, values), ...passwordRule(sandbox, saved) };
}

const RULES: SettingName = 'PASSWORD_RULE';
const TITLE: SettingName = 'LOGIN_TITLE';
const PICTURES: SettingName = 'LOGO_URLS';

/** Name of the fact with the saved settings. */
export const SAVED_SETTINGS = 'settings';

export function savedSettings({ database }: Sandbox): SavedSettings {
  const parsed: unknown = JSON.parse(readFact(database, SAVED_SETTINGS) ?? '{}');
  return typeof parsed === 'object' && parsed !== null
    ? Object.fromEntries(Object.entries(parsed))
    : {};
}

/** A saved setting that is a number. */
export function savedNumber(sandbox: Sandbox, name: SavedSetting, otherwise: number): number {
  const value = savedSettings(sandbox)[name];
  return typeof value === 'number' ? value : otherwise;
}

/** An imported licence replaces the one of `--licence`. */
function licenceSettings(sandbox: Sandbox): PublicSettings {
  const licence = importedLicence(sandbox);
  if (!licence) return {};
  return {
    XPACK_LICENSE_IS_VALID: licence.dateExpired > sandbox.clock(),
    XPACK_LICENSE_INFO: { corporation: licence.corporation },
  };
}

/** The password rules are one public setting with several values. */
function passwordRule(sandbox: Sandbox, saved: Readonly<Record<string, unknown>>): PublicSettings {
  const told = sandbox.settings[RULES] ?? ruleOfModel(sandbox);
  if (typeof told !== 'object' || told === null) return {};
  const rule = Object.entries(told).map(([name, value]) => [name, saved[name] ?? value]);
  return { [RULES]: Object.fromEntries(rule) };
}

function ruleOfModel({ model }: Sandbox): unknown {
  return model.settings.find(({ name }) => name === RULES)?.default;
}

/** Whether this server has the licensed edition. */
export function hasLicence(sandbox: Sandbox): boolean {
  const settings = publicSettings(sandbox);
  return settings['XPACK_ENABLED'] === true && settings['XPACK_LICENSE_IS_VALID'] === true;
}

/** The settings as this version of the server sends them: v2.28 has name and pictures in one, with its theme. */
export function sentSettings(sandbox: Sandbox): Readonly<Record<string, unknown>> {
  const settings = publicSettings(sandbox);
  if (!isLaterServer(sandbox)) return settings;
  return {
    ...omit(settings, [TITLE, PICTURES]),
    INTERFACE: {
      ...Object(settings[PICTURES]),
      login_title: settings[TITLE],
      theme: 'classic_green',
      theme_info: {},
    },
    TERMINAL_OMNIDB_ENABLED: true,
  };
}

/** The settings that users see without signing in (protocol, section 11). */
export function openSettings(sandbox: Sandbox): Readonly<Record<string, unknown>> {
  const values = sentSettings(sandbox);
  const open = sandbox.model.settings.filter((setting) => setting.open);
  const names = [...open.map(({ name }) => name), 'INTERFACE'];
  return Object.fromEntries(
    names.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  );
}
