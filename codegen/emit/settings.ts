import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitSettings(model: ConsoleModel): readonly GeneratedFile[] {
  return [
    generatedFile(
      'generated/settings.ts',
      'What counts for public settings that the server does not send, and what a valid licence is.',
      ['manifest/features.yaml'],
      `import type { SettingValues } from './names.ts';

/** The value of a setting that the server does not send. */
export const settingDefaults: SettingValues = ${literal(
        Object.fromEntries(model.settings.map(({ name, default: value }) => [name, value])),
        0,
        72,
      )};

/** The licence is valid when all of these are on. */
export const licenceSettings: readonly string[] = ${literal(model.licenceSettings, 0, 55)};
`,
    ),
  ];
}
