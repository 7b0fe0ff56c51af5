import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitApp(model: ConsoleModel): readonly GeneratedFile[] {
  // Old addresses are in a separate export, because only few page loads need them.
  const { oldAddresses, ...facts } = model.app;
  return [
    generatedFile(
      'generated/app.ts',
      'The console itself: name, base path, languages and limits.',
      ['manifest/app.yaml'],
      `import type { AppFacts } from '../codegen/model/console.ts';

export const app = ${literal(facts, 0, 90)} as const satisfies Omit<AppFacts, 'oldAddresses'>;
`,
    ),
    generatedFile(
      'generated/oldAddresses.ts',
      'Addresses of the old console and where they lead now.',
      ['manifest/app.yaml'],
      `import type { AppFacts } from '../codegen/model/console.ts';

export const oldAddresses: AppFacts['oldAddresses'] = ${literal(oldAddresses, 0, 90)};
`,
    ),
  ];
}
