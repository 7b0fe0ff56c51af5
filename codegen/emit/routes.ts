import { groupBy } from 'es-toolkit/array';
import { memoize as byText } from 'es-toolkit/function';
import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel, ModelRoute } from '../model/console.ts';
import type { MenuNode, RouteFacts } from '../model/routes.ts';
import { compactRoute, type CompactRoute } from '../model/compactRoutes.ts';
import { memoize } from '../read/memoize.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { Code, keptLiteral, keyText, literal, quoted, thunk } from './literal.ts';
import { GENERIC_PAGES } from '../model/genericPages.ts';
import { PAGE_SLOT } from '../model/slots.ts';

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

export function emitRoutes(model: ConsoleModel): GeneratedFile {
  const inMenu = new Set(model.views.flatMap(({ menu }) => groupPaths(menu)));
  // A group's redirect to its first open page is left out, because the menu has the same information.
  const written = model.routes.filter(({ kind, path }) => kind !== 'redirect' || !inMenu.has(path));
  const slotsByPage = groupBy(
    model.overrides.filter(({ slot }) => slot !== PAGE_SLOT),
    ({ route }) => route,
  );
  const records = written.map((route) =>
    recordOf(route)((slotsByPage[route.pageOf ?? route.name] ?? []).map(({ slot }) => slot).join()),
  );
  const hasSlots = records.some(({ slots }) => slots);
  const pages = Object.fromEntries(
    Object.entries(GENERIC_PAGES).map(([kind, file]) => [kind, thunk(`${ENGINE}/${file}`)]),
  );
  return generatedFile(
    'generated/routes.ts',
    'Every address of the console, in the order in which they are matched.',
    ['manifest/views', 'manifest/resources', 'src/overrides'],
    `import { readRoutes } from '${ENGINE}/model/compactRoutes.ts';
${records.some(({ page }) => page) ? "import { pages } from './overrides.ts';\n" : ''}
/** Loads the page of a route that is not written by hand, by its kind. */
export const genericPages = ${literal(pages, 0, 28)};

export const routes = readRoutes(genericPages, [
${records.map((record) => `  ${keptLiteral(record, 1, 90)},\n`).join('')}]${hasSlots ? ", () => import('./slots.ts')" : ''});
`,
  );
}

function groupPaths(nodes: readonly MenuNode[]): readonly string[] {
  return nodes.flatMap(({ path, children }) => (children ? [path, ...groupPaths(children)] : []));
}

/** What is written of a route; the same object while the route is. */
const recordOf = memoize((route: ModelRoute) => {
  const compact: Partial<CompactRoute> = compactRoute(route);
  const page = route.pageOf ?? route.name;
  /** @param slots their names, with commas */
  return byText((slots: string): Readonly<Record<string, unknown>> => ({
    ...Object.fromEntries(FACTS.map((fact) => [fact, compact[fact]])),
    page: route.override === undefined ? undefined : memberOfPages(page),
    ...(slots !== '' && { slots: slots.split(',') }),
    ...(slots !== '' && page !== route.name && { slotsOf: page }),
  }));
});

function memberOfPages(name: string): Code {
  const isIdentifier = keyText(name) === name;
  return new Code(isIdentifier ? `pages.${name}` : `pages[${quoted(name)}]`);
}
