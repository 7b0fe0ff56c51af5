import { nearest } from '../../schema/nearest.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { routesAreIncomplete } from '../broken.ts';
import { errorAt, placeOfValue, type LinkContext, type Place, type Rule } from '../rule.ts';
import { addressMatcher } from '../walk/addresses.ts';
import { allParts } from '../walk/resourceParts.ts';
import { nameOfView, routePlaces, sharedPages } from '../walk/routePlaces.ts';
import { routesOfShell } from '../walk/shellEntries.ts';

const name = 'unknown-route';

/** Everything that leads to another page leads to one that exists. */
export const unknownRoute: Rule = {
  name,
  check(context) {
    if (routesAreIncomplete(context.project)) return [];
    return [...wrongAddresses(context), ...wrongNames(context)];
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
        suggestion: nearest(address, paths),
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
    ...sharedPages(project),
  ];
  return named
    .filter(({ route }) => !names.has(route))
    .map(({ located, path, route }) =>
      errorAt(name, placeOfValue(located, path), `There is no route '${route}'.`, {
        expected: 'the name of a route, such as UserList',
        suggestion: nearest(route, names),
      }),
    );
}

/** A segment is meant below the place that names it. */
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
