import type { KeyPath, Located } from '../../read/located.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { allParts } from '../../derive/resourceParts.ts';

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
