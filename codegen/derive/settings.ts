import type { SettingFacts } from '../model/console.ts';
import { memoize } from '../read/memoize.ts';
import type { FeaturesSource } from '../schema/generated/manifest.ts';

/** The public settings in the order of `features.yaml`. */
export function settingsOf(source: FeaturesSource | undefined): readonly SettingFacts[] {
  return source ? settingsIn(source) : NO_SETTINGS;
}

const NO_SETTINGS: readonly SettingFacts[] = [];

const settingsIn = memoize(({ settings = {} }: FeaturesSource): readonly SettingFacts[] =>
  Object.entries(settings).map(([name, setting]) => ({
    name,
    type: setting.type,
    default: setting.default,
    open: setting.open === true,
    sent: setting.sent !== false,
  })),
);

/** The public settings that are all on when the licence is valid. */
export function licenceSettingsOf(source: FeaturesSource | undefined): readonly string[] {
  return source?.licence ?? [];
}
