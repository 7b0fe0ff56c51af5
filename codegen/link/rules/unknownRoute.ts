import { nearest } from '../../schema/nearest.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { routesAreIncomplete } from '../broken.ts';
import {
  errorAt,
  oneOf,
  placeOf,
  placeOfValue,
  type LinkContext,
  type Place,
  type Rule,
} from '../rule.ts';
import { addressMatcher } from '../walk/addresses.ts';
import { allParts } from '../walk/resourceParts.ts';
import { nameOfView, routePlaces, sharedPages } from '../walk/routePlaces.ts';
import { routesOfShell } from '../walk/shellEntries.ts';

const name = 'unknown-route';

/** Every name and address of another page belongs to an existing page. */
export const unknownRoute: Rule = {
  name,
  check(context) {
    if (routesAreIncomplete(context.project)) return [];
    return [
      ...wrongAddresses(context),
      ...wrongNames(context),
      ...emptyParts(context),
      ...strayParts(context),
    ];
  },
};

function wrongAddresses({ project, model }: LinkContext): readonly Diagnostic[] {
  const exists = addressMatcher(model.routes.map(({ path }) => path));
  const paths = model.routes.map(({ path }) => path);
  const named: { address: string; place: () => Place }[] = [
    ...routePlaces(project).flatMap(({ located, path, address, source }) => [
      ...optional(source.activeMenu, () => placeOfValue(located, [...path, 'activeMenu'])),
      ...optional(absolute(source.redirect, address), () =>
        placeOfValue(located, [...path, 'redirect']),
      ),
    ]),
    ...project.views.flatMap((located) =>
      optional(absolute(located.value.home, `/${nameOfView(located.value)}`), () =>
        placeOfValue(located, ['home']),
      ),
    ),
    ...Object.entries(project.app?.value.oldAddresses ?? {}).flatMap(([old, target]) => {
      const { app } = project;
      return app ? optional(target, () => placeOfValue(app, ['oldAddresses', old])) : [];
    }),
  ];
  return named
    .filter(({ address }) => !exists(address))
    .map(({ address, place }) =>
      errorAt(name, place(), `No page stands at '${address}'.`, {
        expected: 'the address of a route, without the base path',
        suggestion: () => nearest(address, paths),
      }),
    );
}

function wrongNames({ project, model }: LinkContext): readonly Diagnostic[] {
  const names = new Set(model.routes.map((route) => route.name));
  const named = [
    ...routesOfShell(project),
    ...allParts(project).flatMap(({ located, afters }) =>
      afters.flatMap(({ path, value }) =>
        typeof value === 'string' ? [] : { located, path: [...path, 'route'], route: value.route },
      ),
    ),
    ...openedRoutes(project),
    ...sharedPages(project),
  ];
  const places = [
    ...named.map(({ located, path, route }) => ({ route, place: placeOfValue(located, path) })),
    ...project.resources.flatMap((located) =>
      Object.keys(located.value.detail?.pages ?? {}).map((route) => ({
        route,
        place: placeOf(located, ['detail', 'pages', route]),
      })),
    ),
  ];
  return places
    .filter(({ route }) => !names.has(route))
    .map(({ route, place }) =>
      errorAt(name, place, `There is no route '${route}'.`, {
        expected: 'the name of a route, such as UserList',
        suggestion: () => nearest(route, names),
      }),
    );
}

interface OpenedRoute {
  readonly located: Located<unknown>;
  /** Path of the route's name in the file. */
  readonly path: KeyPath;
  readonly route: string;
  readonly params: readonly string[];
}

/** The pages that actions open. */
function openedRoutes(project: ParsedProject): readonly OpenedRoute[] {
  return allParts(project).flatMap(({ located, actions }) =>
    actions.flatMap(({ path, value: { open } }) =>
      typeof open === 'object'
        ? {
            located,
            path: [...path, 'open', 'route'],
            route: open.route,
            params: Object.keys(open.params ?? {}),
          }
        : [],
    ),
  );
}

/** Parameters of an opened page's address that the action does not fill. */
function emptyParts({ project, model }: LinkContext): readonly Diagnostic[] {
  return openedRoutes(project).flatMap(({ located, path, route, params }) => {
    const address = model.routes.find((one) => one.name === route)?.path ?? '';
    return [...address.matchAll(/:(\w+)/g)]
      .map(([, part = '']) => part)
      .filter((part) => !params.includes(part))
      .map((part) =>
        errorAt(name, placeOfValue(located, path), `'${part}' of ${address} is left open.`, {
          expected: `params: { ${part}: … }, for example $record.id`,
        }),
      );
  });
}

/** Named parts in the target of an old address that the old address does not have. */
function strayParts({ project: { app } }: LinkContext): readonly Diagnostic[] {
  if (!app) return [];
  return Object.entries(app.value.oldAddresses ?? {}).flatMap(([old, target]) => {
    const given = partsOf(old);
    return partsOf(target)
      .filter((part) => !given.includes(part))
      .map((part) =>
        errorAt(
          name,
          placeOfValue(app, ['oldAddresses', old]),
          `'${part}' of ${target} does not occur in ${old}.`,
          {
            expected: given.length === 0 ? 'an address without such a part' : oneOf(given),
            suggestion: () => nearest(part, given),
          },
        ),
      );
  });
}

/** The named parts of an address: `:id`. */
function partsOf(address: string): readonly string[] {
  return address.match(/:\w+/g) ?? [];
}

/** A plain segment is relative to the place that names it. */
function absolute(target: string | undefined, below: string): string | undefined {
  if (target === undefined || target.startsWith('/')) return target;
  return `${below}/${target}`;
}

function optional(
  address: string | undefined,
  place: () => Place,
): readonly { address: string; place: () => Place }[] {
  return address === undefined ? [] : [{ address, place }];
}
