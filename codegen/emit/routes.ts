import type { ConsoleModel, ModelRoute, OverrideFacts } from '../model/console.ts';
import type { RouteFacts } from '../model/routes.ts';
import { writtenRoute } from '../model/written.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { pageFile, slotThunks, tabsWithThunks } from './pages.ts';
import { definitionPath } from './paths.ts';
import { sharedThunks, type SharedThunks } from './sharedThunks.ts';

/** Facts of a route as they are written, in this order. */
const FACTS = [
  'name',
  'path',
  'view',
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
  'form',
  'redirect',
  'external',
] as const satisfies readonly (keyof RouteFacts)[];

export function emitRoutes(model: ConsoleModel): readonly GeneratedFile[] {
  const thunks = sharedThunks();
  const routes = model.routes
    .map((route) => `  ${literal(recordOf(route, thunks, model.overrides), 1, 90)},\n`)
    .join('');
  return [
    generatedFile(
      'generated/routes.ts',
      'Every address of the console, in the order in which they are matched.',
      ['manifest/views', 'manifest/resources', 'src/overrides'],
      `import { readRoutes } from '../codegen/model/written.ts';

${thunks.declarations()}
export const routes = readRoutes([
${routes}]);
`,
    ),
  ];
}

function recordOf(
  route: ModelRoute,
  thunks: SharedThunks,
  overrides: readonly OverrideFacts[],
): Readonly<Record<string, unknown>> {
  const written: Partial<RouteFacts> = writtenRoute(route);
  const definition = (resource: string) => thunks.use(`./${definitionPath(resource)}`);
  const page = pageFile(route);
  return {
    ...Object.fromEntries(FACTS.map((fact) => [fact, written[fact]])),
    ...(route.tabs && { tabs: tabsWithThunks(route.tabs, definition) }),
    page: page === undefined ? undefined : thunks.use(page),
    definition: route.resource === undefined ? undefined : definition(route.resource),
    slots: slotThunks(route.name, overrides),
  };
}
