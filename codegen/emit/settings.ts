import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitSettings(model: ConsoleModel): readonly GeneratedFile[] {
  return [
    generatedFile(
      'generated/settings.ts',
      'The public settings that the console knows, and those that together mean a valid licence.',
      ['manifest/features.yaml'],
      `import type { SettingFacts } from '../codegen/model/console.ts';
import type { SettingName } from './names.ts';

export const settings: readonly SettingFacts[] = ${literal(model.settings, 0, 55)};

/** What counts for a setting that the server does not send. */
export const settingDefaults: Readonly<Partial<Record<SettingName, unknown>>> = ${literal(
        Object.fromEntries(model.settings.map(({ name, default: value }) => [name, value])),
        0,
        72,
      )};

/** A licence is valid when all of these are on. */
export const licenceSettings: readonly string[] = ${literal(model.licenceSettings, 0, 55)};
`,
    ),
  ];
}
