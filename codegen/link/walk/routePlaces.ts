import { nameOfView } from '../../derive/places.ts';
import type { ParsedProject } from '../../schema/project.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type { ModelRoute } from '../../model/console.ts';
import { placeOf, type LinkContext, type Place } from '../rule.ts';
import type { RouteOptions, RoutesSource, ViewSource } from '../../schema/generated/manifest.ts';

/** One node of a view's tree as written. */
export interface RoutePlace {
  readonly located: Located<ViewSource>;
  readonly view: string;
  readonly path: KeyPath;
  /** `/console/users/users` */
  readonly address: string;
  readonly source: RouteOptions;
}

/** Every node of every view, parents before children. */
export const routePlaces = memoize(({ views }: ParsedProject): readonly RoutePlace[] =>
  views.flatMap((located) => {
    const view = nameOfView(located.value);
    return placesBelow(located, view, located.value.routes, `/${view}`, ['routes']);
  }),
);

function placesBelow(
  located: Located<ViewSource>,
  view: string,
  tree: RoutesSource,
  above: string,
  base: KeyPath,
): readonly RoutePlace[] {
  return Object.entries(tree).flatMap(([segment, given]) => {
    const path = [...base, segment];
    const address = `${above}/${segment}`;
    const source: RouteOptions = typeof given === 'string' ? { resource: given } : given;
    return [
      { located, view, path, address, source },
      ...placesBelow(located, view, source.routes ?? {}, address, [...path, 'routes']),
    ];
  });
}

/** The position of the node that a route was derived from. */
export function routePlace({ project }: LinkContext, route: ModelRoute): Place {
  const place = placeOfRoute(project, route.source);
  if (place) return placeOf(place.located, place.path);
  const at = { line: route.source.line, column: 1 };
  return { file: route.source.file, range: { start: at, end: at } };
}

const byLine = memoize(
  (project: ParsedProject): ReadonlyMap<string, RoutePlace> =>
    new Map(
      routePlaces(project).map((place) => {
        const { file, range } = place.located.atKey(place.path);
        return [`${file}:${range.start.line}`, place];
      }),
    ),
);

export function placeOfRoute(
  project: ParsedProject,
  source: { readonly file: string; readonly line: number },
): RoutePlace | undefined {
  return byLine(project).get(`${source.file}:${source.line}`);
}
