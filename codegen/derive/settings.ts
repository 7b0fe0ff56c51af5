import type { SettingFacts } from '../model/console.ts';
import type { Located } from '../read/located.ts';
import { memoizeList } from '../read/memoize.ts';
import type { FeaturesSource, ServerTableSource } from '../schema/generated/manifest.ts';
import { rangeOf, versionOf } from '../server/versions.ts';

/**
 * The public settings in the order of `features.yaml`.
 *
 * @param tables those of the servers, in order: which of them send a setting
 */
export function settingsOf(
  source: Located<FeaturesSource> | undefined,
  tables: readonly Located<ServerTableSource>[],
): readonly SettingFacts[] {
  return source ? settingsIn([source, ...tables]) : NO_SETTINGS;
}

const NO_SETTINGS: readonly SettingFacts[] = [];

const settingsIn = memoizeList(
  (files: readonly Located<FeaturesSource | ServerTableSource>[]): readonly SettingFacts[] => {
    const [source, ...tables] = files as [Located<FeaturesSource>, ...Located<ServerTableSource>[]];
    return Object.entries(source.value.settings ?? {}).map(([name, setting]) => {
      const { type, default: usual, open, sent, successor } = setting;
      const has = tables.map((table) => ({
        version: versionOf(table),
        isThere: table.value.settings?.includes(name) ?? true,
      }));
      return {
        name,
        type,
        default: usual,
        open: open === true,
        sent: sent !== false,
        ...(successor !== undefined && { successor }),
        ...rangeOf(has),
      };
    });
  },
);

/** The public settings that are all on when the licence is valid. */
export function licenceSettingsOf(source: FeaturesSource | undefined): readonly string[] {
  return source?.licence ?? [];
}
