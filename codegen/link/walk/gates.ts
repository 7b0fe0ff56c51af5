import type { ParsedProject } from '../../schema/project.ts';
import type { KeyPath, Located } from '../../read/located.ts';
import type { GateSource } from '../../schema/generated/manifest.ts';
import { allParts } from '../../derive/resourceParts.ts';
import { routePlaces } from './routePlaces.ts';
import { shellEntries } from './shellEntries.ts';

interface GatePart {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  readonly gate: GateSource;
}

/**
 * Everything that can have a gate: entries of the shell, views, routes and their pages, and all parts of
 * resources.
 */
export function allGates(project: ParsedProject): readonly GatePart[] {
  return [
    ...shellEntries(project).map(({ located, path, source }) => ({ located, path, gate: source })),
    ...gatesOfRoutes(project),
    ...gatesOfResources(project),
  ];
}

const PAGES = ['list', 'create', 'update', 'detail'] as const;

function gatesOfRoutes(project: ParsedProject): readonly GatePart[] {
  return [
    ...project.views.map((located) => ({ located, path: [], gate: located.value })),
    ...routePlaces(project).flatMap(({ located, path, source }) => [
      { located, path, gate: source },
      ...PAGES.flatMap((page) => {
        const gate = source[page];
        return gate ? [{ located, path: [...path, page], gate }] : [];
      }),
      ...Object.entries(source.tabs ?? {}).map(([tab, gate]) => ({
        located,
        path: [...path, 'tabs', tab],
        gate,
      })),
    ]),
  ];
}

function gatesOfResources(project: ParsedProject): readonly GatePart[] {
  return allParts(project).flatMap((parts) => {
    const {
      located,
      source,
      fields,
      cells,
      buttons,
      formFields,
      tabs,
      cards,
      adds,
      activity,
      actions,
    } = parts;
    return [
      { located, path: [], gate: source },
      ...[
        ...fields,
        ...cells,
        ...buttons,
        ...formFields,
        ...tabs,
        ...cards,
        ...adds,
        ...activity,
        ...actions,
      ].map(({ path, value }) => ({ located, path, gate: value })),
    ];
  });
}

interface NamedPermission {
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  /** One requirement as written: `users.view_user`, or alternatives joined by `|`. */
  readonly item: string;
}

export function writtenPermissions(project: ParsedProject): readonly NamedPermission[] {
  return allGates(project).flatMap(({ located, path, gate }): readonly NamedPermission[] => {
    const { needs } = gate;
    if (needs === undefined) return [];
    if (typeof needs === 'string') return [{ located, path: [...path, 'needs'], item: needs }];
    return needs.map((item, index) => ({ located, path: [...path, 'needs', index], item }));
  });
}
