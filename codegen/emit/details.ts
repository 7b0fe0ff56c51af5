import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** What only detail pages need, for all resources in one file: it is loaded with the first such page. */
export function emitDetails({ resources }: ConsoleModel): readonly GeneratedFile[] {
  const parts = Object.fromEntries(
    [...resources].flatMap(([id, resource]) => (resource.parts ? [[id, resource.parts]] : [])),
  );
  return [
    generatedFile(
      'generated/details.ts',
      'The head, the groups of fields, the links and the activity of detail pages, by resource.',
      ['manifest/resources'],
      `import type { DetailParts } from '../codegen/model/detailParts.ts';

export const detailParts: Readonly<Record<string, DetailParts>> = ${literal(parts, 0, 70)};
`,
    ),
  ];
}
