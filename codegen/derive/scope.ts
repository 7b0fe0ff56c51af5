import { uniqBy } from 'es-toolkit/array';
import type { ModelRoute } from '../model/console.ts';
import type { ApiFacts } from '../model/server.ts';
import { apiFactsOf } from './apiFacts.ts';
import { sessionOf } from './session.ts';
import { groupBy } from '../model/groupBy.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Located } from '../read/located.ts';
import type { FieldSource, ResourceSource } from '../schema/generated/manifest.ts';
import { resourceNamesOf, type NamedResources } from './resourceNames.ts';
import { textsOf, type Texts } from './texts.ts';
import { keepEqual, memoize, type Noting } from '../read/memoize.ts';

/** Lookups that every part of the derivation uses. */
export interface Scope {
  /** How the API is asked: what it cannot do is not offered. */
  readonly apiFacts: ApiFacts;
  /** The field of records that belong to an organization. */
  readonly organizationField: string | undefined;
  readonly texts: Texts;
  /** What resources are called in all languages. */
  readonly names: readonly NamedResources[];
  readonly sourceOf: (id: string) => ResourceSource | undefined;
  /** The resources that are `like` this one, sorted by id. */
  readonly heirsOf: (id: string) => readonly ResourceSource[];
  /** Address of a resource below the root of the API, without leading and trailing slashes. */
  readonly apiOf: (id: string) => string | undefined;
  /** A route by its name; undefined for an unknown one, and while routes are being derived. */
  readonly pageOf?: (
    route: string,
  ) => (Pick<ModelRoute, 'path' | 'kind'> & { readonly inWindow: boolean }) | undefined;
}

/**
 * @param resources by id
 * @param derivedApis addresses of resources without `api`, by resource id
 */
export function scopeOf(
  project: ParsedProject,
  resources: ReadonlyMap<string, Located<ResourceSource>>,
  derivedApis: ReadonlyMap<string, string>,
): Scope {
  const sources = [...resources.values()].map(({ value }) => value);
  const heirs = groupBy(sources, ({ like }) => like);
  return {
    apiFacts: apiFactsOf(project.app?.value.server),
    organizationField: sessionOf(project.app?.value).organizations?.field,
    texts: textsLike(project.catalogues)(keptLikes(project.catalogues, [...likesOf(project)])),
    names: namesOf(project.catalogues)(keptIds(project.catalogues, [...resources.keys()])),
    sourceOf: (id) => resources.get(id)?.value,
    heirsOf: (id) => heirs.get(id) ?? [],
    apiOf: (id) => {
      const api = resources.get(id)?.value.api ?? derivedApis.get(id);
      return api === undefined ? undefined : trimSlashes(api);
    },
  };
}

const keptLikes = keepEqual<readonly (readonly [id: string, like: string])[]>();
const keptIds = keepEqual<readonly string[]>();

const textsLike = memoize((catalogues: ParsedProject['catalogues']) =>
  memoize((likes: readonly (readonly [string, string])[]) => textsOf(catalogues, new Map(likes))),
);
const namesOf = memoize((catalogues: ParsedProject['catalogues']) =>
  memoize((ids: readonly string[]) => resourceNamesOf(ids, catalogues)),
);
const ofTexts = (scope: Scope) => scope.texts;

/** Passes on what a scope says, and notes it. */
export const notingScope: Noting<Scope> = (scope, ask) => ({
  texts: { has: ask((now) => now.texts.has, ofTexts), pick: ask((now) => now.texts.pick, ofTexts) },
  get apiFacts() {
    return ask((now) => () => now.apiFacts)();
  },
  get organizationField() {
    return ask((now) => () => now.organizationField)();
  },
  get names() {
    return ask((now) => () => now.names)();
  },
  sourceOf: ask((now) => now.sourceOf),
  heirsOf: ask((now) => now.heirsOf),
  apiOf: ask((now) => now.apiOf),
  ...(scope.pageOf && { pageOf: ask((now) => now.pageOf ?? nothing) }),
});

const nothing = () => undefined;

/** When two files declare the same resource the first by file name counts; a rule reports the second. */
export function resourcesById(
  project: Pick<ParsedProject, 'resources'>,
): ReadonlyMap<string, Located<ResourceSource>> {
  const first = uniqBy(project.resources.toSorted(byFile), ({ value }) => value.resource);
  const byId = first.map((located) => [located.value.resource, located] as const);
  return new Map(byId.toSorted(([a], [b]) => compareText(a, b)));
}

/** For each resource that is `like` another, the id of the other. */
export function likesOf({
  resources,
}: Pick<ParsedProject, 'resources'>): ReadonlyMap<string, string> {
  return new Map(
    resources.flatMap(({ value: { resource, like } }) =>
      like === undefined ? [] : [[resource, like] as const],
    ),
  );
}

/** Compares by code unit, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  return compareText(a.file, b.file);
}

/**
 * The field that names a record: the one given, else the first that the server calls so (spec 1, section 3), of a single
 * one its first.
 */
export function recordOf(
  source: ResourceSource,
  { apiFacts: { names } }: Pick<Scope, 'apiFacts'>,
): { readonly title: string; readonly secondary?: string } {
  if (source.record) {
    const { title, secondary } = source.record;
    return { title, ...(secondary !== undefined && { secondary }) };
  }
  const [first] = source.single ? Object.keys(source.fields ?? {}) : [];
  if (first !== undefined) return { title: first };
  const conventional = names.title.find((name) => source.fields?.[name]);
  return { title: conventional ?? (source.fields ? 'id' : 'name') };
}

/** The `app.model` of a resource's permissions. */
export function permissionOf(source: ResourceSource): string {
  return source.permission ?? source.resource;
}

/**
 * Whether the resource has this field. True for every name when `fields` is absent, because the server decides
 * then.
 */
export function hasField(source: ResourceSource, field: string): boolean {
  return fieldAt(source, field) !== undefined;
}

/**
 * The field at a path (`rules.ip_group`).
 *
 * @returns `open` when the resource, or an object on the way, does not declare its fields
 */
export function fieldAt(resource: ResourceSource, path: string): FieldSource | 'open' | undefined {
  let fields = resource.fields;
  let field: FieldSource | undefined;
  for (const step of path.split('.')) {
    if (!fields) return 'open';
    field = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (!field) return undefined;
    fields = field.fields ?? field.item?.fields;
  }
  return field;
}

/** The field at a path, where the resource declares it. */
export function declaredField(resource: ResourceSource, path: string): FieldSource | undefined {
  const field = fieldAt(resource, path);
  return field === 'open' ? undefined : field;
}

export function trimSlashes(address: string): string {
  return address.replace(/^\/+|\/+$/g, '');
}

/** A resource that is `like` another and has no page of its own opens on the pages of the other. */
export function withSharedPages(source: ResourceSource, { sourceOf }: Scope): ResourceSource {
  if (source.form || source.detail) return source;
  const { form, detail } = sourceOf(source.like ?? '') ?? {};
  return { ...source, ...(form && { form }), ...(detail && { detail }) };
}
