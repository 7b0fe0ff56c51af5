import type { KeyPath, Located } from '../../read/located.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { keyUses, valueUse, type NameUse } from './nameUses.ts';
import { allParts } from '../../derive/resourceParts.ts';
import { sharedPages } from './routePlaces.ts';
import { routesOfShell } from './shellEntries.ts';

/** Every route that a manifest names: in the shell, after saving, in actions, and as the page of another one. */
export function routeUses(project: ParsedProject): readonly NameUse[] {
  return [
    ...allParts(project).flatMap(({ located, afters }) =>
      afters.flatMap(({ path, value }) => valueUse(located, [...path, 'route'], value.route)),
    ),
    ...[...routesOfShell(project), ...openedRoutes(project), ...sharedPages(project)].flatMap(
      ({ located, path, route }) => valueUse(located, path, route),
    ),
    ...project.resources.flatMap((located) =>
      keyUses(located, ['detail', 'pages'], located.value.detail?.pages),
    ),
  ];
}

interface OpenedRoute {
  readonly located: Located<unknown>;
  /** Path of the route's name in the file. */
  readonly path: KeyPath;
  readonly route: string;
  readonly params: readonly string[];
}

/** The pages that actions open. */
export function openedRoutes(project: ParsedProject): readonly OpenedRoute[] {
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
