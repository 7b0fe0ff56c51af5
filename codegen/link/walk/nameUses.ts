import type { KeyPath, Located } from '../../read/located.ts';
import { describedIn } from '../../schema/described.ts';
import { ICON } from '../../schema/icons.ts';
import {
  GRANTED_PERMISSION,
  OPENED_ROUTE_NAME,
  PERMISSION,
  RESOURCE_ID,
  ROUTE_NAME,
  SETTING_NAME,
  type JsonSchema,
} from '../../schema/jsonSchema.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { PAGE } from '../../schema/view.schema.ts';
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

/** Every route that a manifest names: in the shell, after saving, in actions, and as the page of another one. */
export function routeUses(project: ParsedProject): readonly NameUse[] {
  return usesOf(gatedFiles(project), ROUTE_NAME, OPENED_ROUTE_NAME, PAGE).filter(
    ({ name, path }) => path.at(-1) !== 'name' && name !== 'custom',
  );
}

/** Every icon that a view, a route or an entry of the shell names. */
export function iconUses(project: ParsedProject): readonly NameUse[] {
  return namesIn(gatedFiles(project), ({ examples }) => examples === ICON.examples);
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

/** Every permission of a gate, a role, a user or an expectation. */
export function permissionUses(project: ParsedProject): readonly NameUse[] {
  const files = [project.roles, project.expectations].flatMap((located) => located ?? []);
  return [...permissionsOfGates(project), ...usesOf(files, PERMISSION, GRANTED_PERMISSION)];
}

/** Every text of these files that the schemas describe as a name of one of these forms. */
function usesOf(
  files: readonly Located<unknown>[],
  ...forms: readonly JsonSchema[]
): readonly NameUse[] {
  const patterns = new Set(forms.map(({ pattern }) => pattern));
  return namesIn(files, ({ pattern }) => pattern !== undefined && patterns.has(pattern));
}

function namesIn(
  files: readonly Located<unknown>[],
  isName: (schema: JsonSchema) => boolean,
): readonly NameUse[] {
  return files.flatMap((located) =>
    describedIn(located).flatMap(({ schema, value, path, at }) =>
      typeof value === 'string' && isName(schema) ? [{ name: value, located, path, at }] : [],
    ),
  );
}

/** The entries of a list of names. */
export function entriesOf(
  located: Located<unknown>,
  path: KeyPath,
  names: readonly string[],
): readonly NameUse[] {
  return names.map((name, index) => ({
    name,
    located,
    path: [...path, index],
    at: 'value' as const,
  }));
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
