import type { KeyPath, Located } from '../../read/located.ts';
import { describedIn } from '../../schema/described.ts';
import {
  GRANTED_PERMISSION,
  PERMISSION,
  RESOURCE_ID,
  SETTING_NAME,
  type JsonSchema,
} from '../../schema/jsonSchema.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, placeOfValue, type Finding, type Place } from '../rule.ts';
import { gatedFiles } from './gates.ts';

/** A name that a manifest uses, as written, and where it stands. */
export interface NameUse {
  readonly name: string;
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  /** Whether the name is the key at that path or its value; an entry of a list is either. */
  readonly at: 'key' | 'value';
}

export function placeOfUse({ located, path, at }: NameUse): Place {
  return (at === 'key' ? placeOf : placeOfValue)(located, path);
}

/**
 * A finding for each name that is not known.
 *
 * @param what the noun of the name: `resource`
 * @param expected what could stand there; by default the known names
 */
export function unknownNames(
  what: string,
  uses: readonly NameUse[],
  known: ReadonlySet<string>,
  expected: string = oneOf(known),
): readonly Finding[] {
  return uses
    .filter(({ name }) => !known.has(name))
    .map((use) =>
      errorAt(placeOfUse(use), `There is no ${what} '${use.name}'.`, {
        expected,
        suggestion: () => nearest(use.name, known),
      }),
    );
}

/** Every resource that a manifest names: in routes, references, trees, tabs and explained differences. */
export function resourceUses(project: ParsedProject): readonly NameUse[] {
  const { drift } = project;
  return usesOf([...gatedFiles(project), ...(drift ? [drift] : [])], RESOURCE_ID).filter(
    // The file's own id, and that of the permissions, which need not be a resource.
    ({ path: [first] }) => first !== 'resource' && first !== 'permission',
  );
}

/** Every public setting that a gate, a hidden route, an expectation or the licence names. */
export function settingUses(project: ParsedProject): readonly NameUse[] {
  const { features, expectations } = project;
  const files = [features, expectations].flatMap((located) => located ?? []);
  return usesOf([...gatedFiles(project), ...files], SETTING_NAME).filter(
    ({ located, path }) => located !== features || path[0] !== 'settings',
  );
}

/** Every permission that a gate asks for; alternatives are joined by `|`. */
export function permissionsOfGates(project: ParsedProject): readonly NameUse[] {
  return usesOf(gatedFiles(project), PERMISSION);
}

/** Every permission of a gate, a role, a person or an expectation. */
export function permissionUses(project: ParsedProject): readonly NameUse[] {
  const files = [project.roles, project.expectations].flatMap((located) => located ?? []);
  return [
    ...permissionsOfGates(project),
    ...usesOf(files, PERMISSION),
    ...usesOf(files, GRANTED_PERMISSION),
  ];
}

/** Every text of these files that the schemas describe as a name of this form. */
function usesOf(files: readonly Located<unknown>[], { pattern }: JsonSchema): readonly NameUse[] {
  return files.flatMap((located) =>
    describedIn(located).flatMap(({ schema, value, path, at }) =>
      schema.pattern === pattern && typeof value === 'string'
        ? [{ name: value, located, path, at }]
        : [],
    ),
  );
}

/** The value at a path, if it is given. */
export function valueUse(
  located: Located<unknown>,
  path: KeyPath,
  name: string | undefined,
): readonly NameUse[] {
  return name === undefined ? [] : [{ name, located, path, at: 'value' }];
}

/** The entries of a list of names. */
export function entriesOf(
  located: Located<unknown>,
  path: KeyPath,
  names: readonly string[],
): readonly NameUse[] {
  return names.flatMap((name, index) => valueUse(located, [...path, index], name));
}

/** The keys of a map, if it is given. */
export function keyUses(
  located: Located<unknown>,
  path: KeyPath,
  map: object | undefined,
): readonly NameUse[] {
  return Object.keys(map ?? {}).map((name) => ({
    name,
    located,
    path: [...path, name],
    at: 'key' as const,
  }));
}
