import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitApp(model: ConsoleModel): readonly GeneratedFile[] {
  return [
    generatedFile(
      'generated/app.ts',
      'The console itself: name, base path, languages and limits.',
      ['manifest/app.yaml'],
      `import type { AppFacts } from '../codegen/model/console.ts';

export const app = ${literal(model.app, 0, 90)} as const satisfies AppFacts;
`,
    ),
  ];
}
