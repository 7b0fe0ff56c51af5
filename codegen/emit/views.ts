import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel } from '../model/console.ts';
import { homePaths, type MenuItem, type ViewSource } from '../model/menus.ts';
import type { MenuNode, ViewModel } from '../model/routes.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';

export function emitViews(model: ConsoleModel): GeneratedFile {
  const views = model.views.map(viewSource);
  return generatedFile(
    'generated/views.ts',
    'The views and areas: who may enter them, where they begin, and their menus.',
    ['manifest/views', 'manifest/resources'],
    `import { readViews } from '${ENGINE}/model/menus.ts';
import { routes } from './routes.ts';

export const views = readViews(${literal(views, 0, 50)}, routes);
`,
  );
}

/** The view as `readViews` takes it: an entry of its menu is the name of its route. */
export function viewSource({ home, menu, ...facts }: ViewModel): ViewSource {
  const [first] = home;
  return {
    ...facts,
    ...(first !== homePaths(undefined, menu)[0] && { home: first }),
    menu: menu.flatMap(menuItem),
  };
}

function menuItem(node: MenuNode): readonly MenuItem[] {
  const { key: _, route, external: __, children, ...facts } = node;
  if (children) return [{ ...facts, children: children.flatMap(menuItem) }];
  return route === undefined ? [] : [route];
}
