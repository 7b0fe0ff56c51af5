import type { ConsoleModel, ModelRoute, OverrideFacts } from '../model/console.ts';
import type { RouteFacts } from '../model/routes.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal } from './literal.ts';
import { definitionThunk, pageThunk, slotThunks, tabsWithThunks } from './pages.ts';

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
  'form',
  'redirect',
  'external',
] as const satisfies readonly (keyof RouteFacts)[];

export function emitRoutes(model: ConsoleModel): readonly GeneratedFile[] {
  const routes = model.routes
    .map((route) => `  ${literal(recordOf(route, model.overrides), 1, 90)},\n`)
    .join('');
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

function recordOf(
  route: ModelRoute,
  overrides: readonly OverrideFacts[],
): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(FACTS.map((fact) => [fact, route[fact]])),
    ...(route.tabs && { tabs: tabsWithThunks(route.tabs, '.') }),
    page: pageThunk(route),
    definition: definitionThunk(route),
    slots: slotThunks(route.name, overrides),
  };
}
