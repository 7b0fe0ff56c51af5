import type { SettingFacts } from '../model/console.ts';
import type { FeaturesSource } from '../schema/manifest.ts';

/** The public settings the console knows, in the order of `features.yaml`. */
export function settingsOf(source: FeaturesSource | undefined): readonly SettingFacts[] {
  return Object.entries(source?.settings ?? {}).map(([name, setting]) => ({
    name,
    type: setting.type,
    default: setting.default,
    open: setting.open === true,
    sent: setting.sent !== false,
  }));
}

/** A licence is valid when all of these public settings are on. */
export function licenceSettingsOf(source: FeaturesSource | undefined): readonly string[] {
  return source?.licence ?? [];
}
