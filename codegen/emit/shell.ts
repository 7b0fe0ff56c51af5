import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitShell(model: ConsoleModel): readonly GeneratedFile[] {
  return [
    generatedFile(
      'generated/shell.ts',
      'What the frame around every page leads to.',
      ['manifest/app.yaml'],
      `import type { ShellFacts } from '../codegen/model/console.ts';
import type { RouteName } from './names.ts';

export const shell: ShellFacts<RouteName> = ${literal(model.shell, 0, 80)};
`,
    ),
  ];
}
