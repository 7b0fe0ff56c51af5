import type { Field, ResourceId, SettingName } from '../../../generated/names.ts';

/** A field of any of the settings pages. */
export type SavedSetting = Field<Extract<ResourceId, `settings.${string}`>>;

/** What was saved on the settings pages. */
export type SavedSettings = { readonly [Name in SavedSetting]?: unknown };

/** What the server tells the console of itself. */
export type PublicSettings = { readonly [Name in SettingName]?: unknown };
