import { compact } from 'es-toolkit/array';
import type { ModelRoute } from '../../model/console.ts';
import type { MenuNode } from '../../model/routes.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import { nearest } from '../../schema/nearest.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { routesAreIncomplete } from '../broken.ts';
import {
  errorAt,
  oneOf,
  placeOf,
  placeOfValue,
  type Finding,
  type LinkContext,
  type Rule,
} from '../rule.ts';
import { addressMatcher } from '../walk/addresses.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { nameOfView } from '../../derive/places.ts';
import { routePlaces } from '../walk/routePlaces.ts';
import { allParts } from '../../derive/resourceParts.ts';

/** Every name and address of another page belongs to an existing page. */
export const unknownRoute: Rule = {
  name: 'unknown-route',
  check(context) {
    if (routesAreIncomplete(context.project)) return [];
    return [
      ...wrongAddresses(context),
      ...unknownNames(context, 'route', 'route', {
        expected: () => 'the name of a route, such as UserList',
      }),
      ...emptyParts(context),
      ...strayParts(context),
      ...wrongEntries(context),
    ];
  },
};

/** Entries of a menu that open no certain page, and pages that belong to an entry that no menu has. */
function wrongEntries({ project, model }: LinkContext): readonly Finding[] {
  const entries = model.views.flatMap(({ menu }) => menu).flatMap(entriesBelow);
  const listed = new Set(entries);
  return routePlaces(project).flatMap(({ located, path, address, source: { activeMenu } }) =>
    compact([
      ...(listed.has(address) ? partsOf(address) : []).map((part) =>
        errorAt(placeOf(located, path), {
          message: `'${part}' of ${address} is left open: the menu leads there.`,
          expected: 'hidden: true',
        }),
      ),
      activeMenu !== undefined &&
        !listed.has(activeMenu) &&
        errorAt(placeOfValue(located, [...path, 'activeMenu']), {
          message: `No menu has an entry for '${activeMenu}'.`,
          expected: 'the address of a page that is not hidden',
          suggestion: () => nearest(activeMenu, entries),
        }),
    ]),
  );
}

function entriesBelow({ path, children }: MenuNode): readonly string[] {
  return children ? children.flatMap(entriesBelow) : [path];
}

function wrongAddresses({ project, model }: LinkContext): readonly Finding[] {
  const exists = addressMatcher(model.routes.map(({ path }) => path));
  const paths = model.routes.map(({ path }) => path);
  const wrong = (address: string | undefined, located: Located<unknown>, path: KeyPath, or = '') =>
    address === undefined || exists(address)
      ? []
      : [
          errorAt(placeOfValue(located, path), {
            message: `No page stands at '${address}'.`,
            expected: `the address of a route, without the base path${or}`,
            suggestion: () => movedTo(address, model.routes, exists) ?? nearest(address, paths),
          }),
        ];
  return [
    ...routePlaces(project).flatMap(({ located, path, address, source }) =>
      wrong(absolute(source.redirect, address), located, [...path, 'redirect']),
    ),
    ...project.views.flatMap((located) =>
      wrong(absolute(located.value.home, `/${nameOfView(located.value)}`), located, ['home']),
    ),
    ...oldAddresses(project).flatMap(({ app, old, target }) =>
      wrong(target, app, ['oldAddresses', old], '; or no such line, when the page is gone'),
    ),
  ];
}

/** The list of a resource mostly stands at an address like that of its calls: where such a list stands now. */
function movedTo(
  address: string,
  routes: readonly ModelRoute[],
  exists: (address: string) => boolean,
): string | undefined {
  const moved = routes.flatMap(({ kind, path, api: [call = ''] }) => {
    const end = call.replace(/^\/api\/v1(?=\/)|\/$/g, '');
    const at = `${address}/`.indexOf(`${end}/`);
    const next = path + address.slice(at + end.length);
    return kind === 'list' && end !== '' && at >= 0 && exists(next) ? [next] : [];
  });
  return moved.length === 1 ? moved[0] : undefined;
}

/** Parameters of an opened page's address that the action does not fill, and those that the address does not have. */
function emptyParts({ project, model }: LinkContext): readonly Finding[] {
  return allParts(project).flatMap(({ located, actions }) =>
    actions.flatMap(({ path, value: { open } }) => {
      if (typeof open !== 'object') return [];
      const address = model.routes.find((one) => one.name === open.route)?.path;
      if (address === undefined) return [];
      const parts = partsOf(address).map((part) => part.slice(1));
      const params = Object.keys(open.params ?? {});
      return [
        ...parts
          .filter((part) => !params.includes(part))
          .map((part) =>
            errorAt(placeOfValue(located, [...path, 'open', 'route']), {
              message: `'${part}' of ${address} is left open.`,
              expected: `params: { ${part}: … }, for example $record.id`,
            }),
          ),
        ...params
          .filter((param) => !parts.includes(param))
          .map((param) =>
            errorAt(placeOf(located, [...path, 'open', 'params', param]), {
              message: `'${param}' is no part of ${address}.`,
              expected: parts.length === 0 ? 'no params, or query' : oneOf(parts),
              suggestion: () => nearest(param, parts),
            }),
          ),
      ];
    }),
  );
}

/** Named parts in the target of an old address that the old address does not have. */
function strayParts({ project }: LinkContext): readonly Finding[] {
  return oldAddresses(project).flatMap(({ app, old, target }) => {
    const given = partsOf(old);
    return partsOf(target)
      .filter((part) => !given.includes(part))
      .map((part) =>
        errorAt(placeOfValue(app, ['oldAddresses', old]), {
          message: `'${part}' of ${target} does not occur in ${old}.`,
          expected: given.length === 0 ? 'an address without such a part' : oneOf(given),
          suggestion: () => nearest(part, given),
        }),
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

function oldAddresses({ app }: ParsedProject) {
  const addresses = Object.entries(app?.value.oldAddresses ?? {});
  return app ? addresses.map(([old, target]) => ({ app, old, target })) : [];
}
