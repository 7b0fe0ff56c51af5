import type { ConsoleModel, ModelRoute } from '../model/console.ts';
import type { MenuNode, RouteFacts } from '../model/routes.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { definitionThunk, pageThunk, tabsWithThunks } from './pages.ts';

/** Facts of a route as they are written, in this order. */
const FACTS = [
  'name',
  'path',
  'view',
  'kind',
  'level',
  'action',
  'title',
  'icon',
  'gate',
  'hidden',
  'alwaysShow',
  'activeMenu',
  'affix',
  'cache',
  'showNavSwitcher',
  'showOrganization',
  'resource',
  'also',
  'form',
  'redirect',
  'external',
] as const satisfies readonly (keyof RouteFacts)[];

export function emitRoutes(model: ConsoleModel): readonly GeneratedFile[] {
  const inMenu = new Set(model.views.flatMap(({ menu }) => groupPaths(menu)));
  // Where the address of a group leads, the menu says: to the first page that is open.
  const written = model.routes.filter(({ kind, path }) => kind !== 'redirect' || !inMenu.has(path));
  const routes = written.map((route) => `  ${literal(recordOf(route), 1, 90)},\n`).join('');
  return [
    generatedFile(
      'generated/routes.ts',
      'Every address of the console, in the order in which they are matched.',
      ['manifest/views', 'manifest/resources', 'src/overrides'],
      `import type { RouteRecord } from '../codegen/model/routes.ts';

export const routes: readonly RouteRecord[] = [
${routes}];
`,
    ),
  ];
}

function groupPaths(nodes: readonly MenuNode[]): readonly string[] {
  return nodes.flatMap(({ path, children }) => (children ? [path, ...groupPaths(children)] : []));
}

function recordOf(route: ModelRoute): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(FACTS.map((fact) => [fact, route[fact]])),
    ...(route.activeMenu === route.path && { activeMenu: undefined }),
    ...(route.tabs && { tabs: tabsWithThunks(route.tabs, '.') }),
    page: pageThunk(route),
    definition: definitionThunk(route),
  };
}
