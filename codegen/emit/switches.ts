import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** The switches of single records, in a file of their own: it is loaded with the first page of tabs. */
export function emitSwitches({ resources }: ConsoleModel): readonly GeneratedFile[] {
  const switches = Object.fromEntries(
    [...resources].flatMap(([id, resource]) => (resource.switch ? [[id, resource.switch]] : [])),
  );
  return [
    generatedFile(
      'generated/switches.ts',
      'The fields that say whether what a single record sets up is on, by resource.',
      ['manifest/resources'],
      `import type { SwitchModel } from '../codegen/model/resources.ts';

export const switches: Readonly<Record<string, SwitchModel>> = ${literal(switches, 0, 63)};
`,
    ),
  ];
}
