import { nearest } from '../../schema/nearest.ts';
import { routesAreIncomplete } from '../broken.ts';
import {
  errorAt,
  oneOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Place,
  type Rule,
} from '../rule.ts';
import { addressMatcher } from '../walk/addresses.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { nameOfView, routePlaces } from '../walk/routePlaces.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** Every name and address of another page belongs to an existing page. */
export const unknownRoute: Rule = {
  name: 'unknown-route',
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

function wrongAddresses({ project, model }: LinkContext): readonly Finding[] {
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
      errorAt(place(), `No page stands at '${address}'.`, {
        expected: 'the address of a route, without the base path',
        suggestion: () => nearest(address, paths),
      }),
    );
}

function wrongNames(context: LinkContext): readonly Finding[] {
  const expected = () => 'the name of a route, such as UserList';
  return unknownNames(context, 'route', 'route', { expected });
}

/** Parameters of an opened page's address that the action does not fill. */
function emptyParts({ project, model }: LinkContext): readonly Finding[] {
  return allParts(project).flatMap(({ located, actions }) =>
    actions.flatMap(({ path, value: { open } }) => {
      if (typeof open !== 'object') return [];
      const address = model.routes.find((one) => one.name === open.route)?.path ?? '';
      return partsOf(address)
        .map((part) => part.slice(1))
        .filter((part) => !Object.hasOwn(open.params ?? {}, part))
        .map((part) =>
          errorAt(
            placeOfValue(located, [...path, 'open', 'route']),
            `'${part}' of ${address} is left open.`,
            { expected: `params: { ${part}: … }, for example $record.id` },
          ),
        );
    }),
  );
}

/** Named parts in the target of an old address that the old address does not have. */
function strayParts({ project: { app } }: LinkContext): readonly Finding[] {
  if (!app) return [];
  return Object.entries(app.value.oldAddresses ?? {}).flatMap(([old, target]) => {
    const given = partsOf(old);
    return partsOf(target)
      .filter((part) => !given.includes(part))
      .map((part) =>
        errorAt(
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
