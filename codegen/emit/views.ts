import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitViews(model: ConsoleModel): readonly GeneratedFile[] {
  return [
    generatedFile(
      'generated/views.ts',
      'The views and areas: who may enter them, where they begin, and their menus.',
      ['manifest/views'],
      `import type { ViewModel } from '../codegen/model/routes.ts';

export const views: readonly ViewModel[] = ${literal(model.views, 0, 50)};
`,
    ),
  ];
}
