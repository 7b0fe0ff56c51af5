import type { ServedField, ResourceId, SettingName } from '#project/generated/names.ts';

/** A field of any settings page. */
export type SavedSetting = ServedField<Extract<ResourceId, `settings.${string}`>>;

/** Values saved on the settings pages. */
export type SavedSettings = { readonly [Name in SavedSetting]?: unknown };

/** Values of public settings. */
export type PublicSettings = { readonly [Name in SettingName]?: unknown };
