import type { ConsoleModel, ModelRoute, OverrideFacts } from '../model/console.ts';
import type { MenuNode, RouteFacts } from '../model/routes.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { pageFile, slotThunks } from './pages.ts';
import { sharedThunks, type SharedThunks } from './sharedThunks.ts';

/** Facts of a route in the order that compresses best. */
const FACTS = [
  'name',
  'path',
  'view',
  'action',
  'kind',
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
  'tabs',
] as const satisfies readonly (keyof RouteFacts)[];

export function emitRoutes(model: ConsoleModel): readonly GeneratedFile[] {
  const thunks = sharedThunks();
  const inMenu = new Set(model.views.flatMap(({ menu }) => groupPaths(menu)));
  // A group's redirect to its first open page is left out, because the menu has the same information.
  const written = model.routes.filter(({ kind, path }) => kind !== 'redirect' || !inMenu.has(path));
  const routes = written
    .map((route) => `  ${literal(recordOf(route, thunks, model.overrides), 1, 90)},\n`)
    .join('');
  const list = pageFile({ kind: 'list' });
  const listPage = list === undefined ? 'undefined' : thunks.use(list).code;
  return [
    generatedFile(
      'generated/routes.ts',
      'Every address of the console, in the order in which they are matched.',
      ['manifest/views', 'manifest/resources', 'src/overrides'],
      `import type { RouteRecord } from '../codegen/model/routes.ts';

${thunks.declarations()}
/** Loads the page of every list that is not written by hand. */
export const listPage = ${listPage};

export const routes: readonly RouteRecord[] = [
${routes}];
`,
    ),
  ];
}

function groupPaths(nodes: readonly MenuNode[]): readonly string[] {
  return nodes.flatMap(({ path, children }) => (children ? [path, ...groupPaths(children)] : []));
}

function recordOf(
  route: ModelRoute,
  thunks: SharedThunks,
  overrides: readonly OverrideFacts[],
): Readonly<Record<string, unknown>> {
  const page = pageFile(route);
  return {
    ...Object.fromEntries(FACTS.map((fact) => [fact, route[fact]])),
    page: page === undefined ? undefined : thunks.use(page),
    slots: slotThunks(route.pageOf ?? route.name, overrides),
  };
}
