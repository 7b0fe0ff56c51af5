import type { ParsedProject } from '../schema/project.ts';
import type { Located } from '../read/located.ts';
import type { FieldSource, ResourceSource } from '../schema/manifest.ts';
import { textsOf, type Texts } from './texts.ts';

/** What every part of the derivation may look things up in. */
export interface Scope {
  readonly texts: Texts;
  /** By id, in the order of ids: the order of files decides nothing. */
  readonly resources: ReadonlyMap<string, Located<ResourceSource>>;
  /** Address of a resource below `/api/v1/`, without slashes at its ends. */
  readonly apiOf: (id: string) => string | undefined;
  /** Address of a route with the base path; undefined while routes are derived, and for one that is not there. */
  readonly addressOf?: (route: string) => string | undefined;
}

/**
 * @param derivedApis addresses found for resources that give none, by resource id
 */
export function scopeOf(
  project: ParsedProject,
  derivedApis: ReadonlyMap<string, string> = new Map(),
): Scope {
  const resources = resourcesById(project);
  return {
    texts: textsOf(project.catalogues, likesOf(project)),
    resources,
    apiOf: (id) => {
      const api = resources.get(id)?.value.api ?? derivedApis.get(id);
      return api === undefined ? undefined : trimSlashes(api);
    },
  };
}

/** Where two files declare the same resource the first by file name counts; the rules report it. */
export function resourcesById(
  project: Pick<ParsedProject, 'resources'>,
): ReadonlyMap<string, Located<ResourceSource>> {
  const byId = new Map<string, Located<ResourceSource>>();
  for (const resource of project.resources.toSorted(byFile)) {
    if (!byId.has(resource.value.resource)) byId.set(resource.value.resource, resource);
  }
  return new Map([...byId].toSorted(([a], [b]) => compareText(a, b)));
}

/** Which resources show the records of which other. */
export function likesOf({
  resources,
}: Pick<ParsedProject, 'resources'>): ReadonlyMap<string, string> {
  return new Map(
    resources.flatMap(({ value: { resource, like } }) =>
      like === undefined ? [] : [[resource, like] as const],
    ),
  );
}

/** By code unit, so that every machine gives the same order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  return compareText(a.file, b.file);
}

/** The field a record is called by: what is given, else `name` or `hostname` (spec 1, section 3). */
export function recordOf(source: ResourceSource): {
  readonly title: string;
  readonly secondary?: string;
} {
  if (source.record) return source.record;
  const conventional = ['name', 'hostname'].find((name) => source.fields?.[name]);
  return { title: conventional ?? (source.fields ? 'id' : 'name') };
}

/** `app.model` that the permissions of a resource are made of. */
export function permissionOf(source: ResourceSource): string {
  return source.permission ?? source.resource;
}

/** Does the resource have this field? One without `fields` has whatever the server has. */
export function hasField(source: ResourceSource, field: string): boolean {
  return !source.fields || sourceFieldAt(source, field) !== undefined;
}

/** The field at a path: `statistics.users` stands inside the object `statistics`. */
export function sourceFieldAt(source: ResourceSource, path: string): FieldSource | undefined {
  let fields = source.fields;
  let field: FieldSource | undefined;
  for (const step of path.split('.')) {
    field = fields && Object.hasOwn(fields, step) ? fields[step] : undefined;
    fields = field?.fields;
  }
  return field;
}

/** An address without the slashes at its ends. */
export function trimSlashes(address: string): string {
  return address.replace(/^\/+|\/+$/g, '');
}
