import type { ConsoleModel } from '../model/console.ts';
import { compactView } from '../model/compactRoutes.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitViews(model: ConsoleModel): readonly GeneratedFile[] {
  const views = model.views.map((view) => compactView(view, model.routes));
  return [
    generatedFile(
      'generated/views.ts',
      'The views and areas: who may enter them, where they begin, and their menus.',
      ['manifest/views', 'manifest/resources'],
      `import { readViews } from '../codegen/model/compactRoutes.ts';
import { routes } from './routes.ts';

export const views = readViews(${literal(views, 0, 50)}, routes);
`,
    ),
  ];
}
