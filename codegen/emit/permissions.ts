import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

/** Facts about permissions for the page that edits a role. */
export function emitPermissions(model: ConsoleModel): readonly GeneratedFile[] {
  const requires = Object.fromEntries(
    model.permissions.flatMap(({ name, requires: others }) =>
      others.length > 0 ? [[name, others]] : [],
    ),
  );
  return [
    generatedFile(
      'generated/permissions.ts',
      'What permissions require, beside viewing the records that they are about.',
      ['manifest/permissions.yaml'],
      `import type { Permission } from './names.ts';

export const requires: Readonly<Record<string, readonly Permission[]>> = ${literal(requires)};
`,
    ),
  ];
}
