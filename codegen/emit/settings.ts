import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { unionType } from './types.ts';

export function emitSettings(model: ConsoleModel): readonly GeneratedFile[] {
  return [
    generatedFile(
      'generated/settings.ts',
      'The public settings that the console knows, and those that together mean a valid licence.',
      ['manifest/features.yaml'],
      `import type { SettingFacts } from '../codegen/model/console.ts';

export type SettingName =${unionType(model.settings.map(({ name }) => name))};

export const settings: readonly SettingFacts[] = ${literal(model.settings, 0, 55)};

/** A licence is valid when all of these are on. */
export const licenceSettings: readonly string[] = ${literal(model.licenceSettings, 0, 55)};
`,
    ),
  ];
}
