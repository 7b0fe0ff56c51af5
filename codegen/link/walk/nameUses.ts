import { omit } from 'es-toolkit/object';
import { isMap } from '../../model/isMap.ts';
import { standsIn, type KeyPath, type Located } from '../../read/located.ts';
import { groupBy } from '../../model/groupBy.ts';
import { memoize, memoizeAsking, type Noting } from '../../read/memoize.ts';
import { describedIn, textAround } from '../../schema/described.ts';
import type { ResourceSource } from '../../schema/generated/manifest.ts';
import { REF, type NamedThing, type Naming } from '../../schema/jsonSchema.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { placeOf, placeOfValue, type LinkContext, type Place } from '../rule.ts';
import { asPattern } from './addresses.ts';
import { fieldNames } from './fieldNames.ts';
import { filterNames } from './filters.ts';
import { gatedFiles } from './gates.ts';
import { referencesOf } from './references.ts';

/** A name that stands in a manifest. */
export interface NameUse {
  readonly kind: NamedThing;
  /** In full: of a verb that of its permission, of a field with those around it. */
  readonly name: string;
  /** What is written of it. */
  readonly text: string;
  readonly located: Located<unknown>;
  readonly path: KeyPath;
  /** Whether the name is the key at that path or its value; an entry of a list is either. */
  readonly at: 'key' | 'value';
  /** What stands at the key, when the name is one. */
  readonly value: unknown;
  /** It gets its name here. */
  readonly defines: boolean;
  /** The resource, route or address in which it is looked for, as the manifest names it. */
  readonly of: string | undefined;
  /** A resource by whose model it may be. */
  readonly by: string | undefined;
  /** Of options: the address that they come from, when it is given. */
  readonly from: string | undefined;
  /** Words that may stand here, too: of the language, or of the server's query. */
  readonly also: readonly string[];
}

export function placeOfUse({ located, path, at }: Pick<NameUse, 'located' | 'path' | 'at'>): Place {
  return (at === 'key' ? placeOf : placeOfValue)(located, path);
}

const NO_WORDS: readonly string[] = [];
const FIELD_KINDS: readonly NamedThing[] = ['field', 'filter', 'opened', 'column'];

type Role = 'use' | 'definition';

/** Every name that is written in a file, by what it names and whether it gets its name there. */
const namesIn = memoize(
  (located: Located<unknown>): ReadonlyMap<`${NamedThing} ${Role}`, readonly NameUse[]> => {
    const names = new Map<`${NamedThing} ${Role}`, NameUse[]>();
    for (const described of describedIn(located)) {
      const { schema, value, path, at, above } = described;
      const naming = schema[REF];
      if (!naming || typeof value !== 'string') continue;
      const { kind, in: keys, by, also = NO_WORDS, defines = false } = naming;
      // What a resource takes over is told where it is written; the tabs of its pages are its own.
      if (!/^(?:tab|counted)$/.test(kind) && located.takenFrom?.(path)) continue;
      const key = `${kind} ${defines ? 'definition' : 'use'}` as const;
      const uses = names.get(key) ?? [];
      const of = keys ? textAround(described, keys) : ownId(located.value);
      const from = keys?.includes('to') ? textAround(described, ['from']) : undefined;
      const node = by === undefined ? undefined : textAround(described, [by]);
      const below = at === 'key' ? above?.value[value] : undefined;
      for (const [name, text] of namesAt(naming, value, path)) {
        const place = { located, path, at, value: below };
        uses.push({ kind, name, text, defines, of, by: node, from, also, ...place });
      }
      names.set(key, uses);
    }
    return names;
  },
);

/** The names that a text stands for, in full and as written. */
function namesAt(
  { kind, beside, defines }: Naming,
  text: string,
  path: KeyPath,
): readonly (readonly [name: string, text: string])[] {
  const [part, app, model] = path;
  switch (kind) {
    case 'verb':
      return text.split('|').map((verb) => [`${app}.${verb}_${model}`, verb]);
    case 'model':
      return [[part === 'requires' ? `${app}.${model}` : text, text]];
    case 'field': {
      const field = text.replace(/^-/, '');
      const around = beside || defines ? fieldsAround(path) : [];
      return [[[...around.slice(0, -1), field].join('.'), field]];
    }
    default:
      return [[text, text]];
  }
}

/** `rules` and `ip_group` of `fields.rules.item.fields.ip_group`, and of what stands below it. */
function fieldsAround(path: KeyPath): readonly string[] {
  const names: string[] = [];
  for (let at = 0; path[at] === 'fields'; at += path[at + 2] === 'item' ? 3 : 2) {
    names.push(String(path[at + 1]));
  }
  return names;
}

function ownId(value: unknown): string | undefined {
  return isMap(value) && value['resource'] !== undefined ? String(value['resource']) : undefined;
}

/** The fields of its own resource that a manifest names, each with the first place. */
export const fieldsNamedIn = memoize((located: Located<unknown>): ReadonlyMap<string, KeyPath> => {
  const id = ownId(located.value);
  const names = namesIn(located.takenFrom ? omit(located, ['takenFrom']) : located);
  const uses = FIELD_KINDS.flatMap((kind) => names.get(`${kind} use`) ?? []);
  const named = uses.flatMap(({ name, of, path }) =>
    of === id ? [[name.split(/\.|__/)[0] ?? '', path] as const] : [],
  );
  const asked = referencesOf(located).flatMap(({ text, path }) => {
    const [, name] = /^\$record\.(\w+)/.exec(text) ?? [];
    return name === undefined ? [] : [[name, path] as const];
  });
  return new Map([...named, ...asked].toReversed());
});

/** Every name of one of these kinds that a manifest uses or, asked for so, defines. */
export function namesOfKind(
  project: ParsedProject,
  kinds: readonly NamedThing[],
  role: Role = 'use',
): readonly NameUse[] {
  const known = namesInFiles(project);
  const [only, another] = kinds;
  if (only && !another) return known(`${only} ${role}`);
  return kinds.flatMap((kind) => known(`${kind} ${role}`));
}

const namesInFiles = memoize((project: ParsedProject) => {
  const files = filesOf(project).map(namesIn);
  const known = new Map<string, readonly NameUse[]>();
  return (key: `${NamedThing} ${Role}`): readonly NameUse[] => {
    const uses = known.get(key) ?? files.flatMap((names) => names.get(key) ?? []);
    known.set(key, uses);
    return uses;
  };
});

function filesOf(project: ParsedProject): readonly Located<unknown>[] {
  const { app, views, resources, drift, features, roles, expectations, permissions, glossary } =
    project;
  const single = [drift, features, roles, expectations, permissions, glossary];
  return [app, ...project.servers, ...views, ...resources, ...single].flatMap(
    (located) => located ?? [],
  );
}

/** The names that are used at a path of a file. */
export function usesAt(project: ParsedProject, file: string, path: KeyPath): readonly NameUse[] {
  const here = path.join('/');
  return filesOf(project)
    .filter((located) => standsIn(located, file))
    .flatMap((located) => [...namesIn(located).values()].flat())
    .filter((use) => !use.defines && use.path.join('/') === here);
}

/** Every permission that decides who reaches something; alternatives are joined by `|`. */
export function permissionsOfGates(project: ParsedProject): readonly NameUse[] {
  const files: readonly Located<unknown>[] = gatedFiles(project);
  return namesOfKind(project, ['permission']).filter(({ located }) => files.includes(located));
}

/** A field that a manifest names. */
export interface FieldUse extends NameUse {
  /** The resource that has the field. */
  readonly owner: ResourceSource;
}

/** Where fields are looked for. */
export interface FieldScope {
  /** The resource of this file. */
  readonly ownOf: (located: Located<unknown>) => ResourceSource | undefined;
  readonly sourceOf: (id: string) => ResourceSource | undefined;
  /** The resources whose records stand at an address. */
  readonly atAddress: (address: string) => readonly ResourceSource[];
}

export const notingFields: Noting<FieldScope> = (_, ask) => ({
  ownOf: ask((scope) => scope.ownOf),
  sourceOf: ask((scope) => scope.sourceOf),
  atAddress: ask((scope) => scope.atAddress),
});

export const fieldScope = memoize(({ project, model }: LinkContext): FieldScope => {
  const byId = new Map(project.resources.map(({ value }) => [value.resource, value]));
  const byFile = new Map<unknown, ResourceSource>(project.resources.map((one) => [one, one.value]));
  const byAddress = groupBy(
    project.resources.map(({ value }) => value),
    ({ resource }) => asPattern(model.resources.get(resource)?.definition.api ?? ''),
  );
  return {
    ownOf: (located) => byFile.get(located),
    sourceOf: (id) => byId.get(id),
    atAddress: (address) => byAddress.get(asPattern(address).replace(/\/:id$/, '')) ?? [],
  };
});

const fieldUsesIn = memoizeAsking(
  (located: Located<unknown>, scope: FieldScope): readonly FieldUse[] =>
    FIELD_KINDS.flatMap((kind) => namesIn(located).get(`${kind} use`) ?? []).flatMap(
      (use) => fieldOf(use, scope) ?? [],
    ),
  notingFields,
);

/** Every field that each file names, but those of references such as `$record.name`. */
export function fieldUses(
  context: LinkContext,
  among: (located: Located<unknown>) => boolean = () => true,
): readonly (readonly FieldUse[])[] {
  const scope = fieldScope(context);
  return filesOf(context.project)
    .filter(among)
    .map((located) => fieldUsesIn(located, scope));
}

/** The field that a name is of; none where another thing is named, or what has it is not known. */
export function fieldOf(use: NameUse, scope: FieldScope): FieldUse | undefined {
  const { kind, name, located, of = '', from, by } = use;
  if (!FIELD_KINDS.includes(kind) || (kind === 'opened' && scope.sourceOf(name))) return undefined;
  const own = scope.ownOf(located);
  const there = () => {
    const all = scope.atAddress(of);
    return all.find((source) => source === own) ?? all[0];
  };
  const owner = own?.resource === of ? own : (scope.sourceOf(of) ?? there());
  const isElsewhere = from !== undefined && !from.startsWith(`${owner?.api ?? '?'}/`);
  if (!owner || isElsewhere || (by !== undefined && !scope.sourceOf(by))) return undefined;
  const [, node = ''] = by?.split('.') ?? [];
  const also = [
    ...use.also,
    ...(kind === 'filter' ? filterNames(owner) : []),
    ...(by === undefined ? [] : [node, `${node}_id`]),
  ];
  return { ...use, owner, also };
}

/** What can be written in the place of the name: a field, of an object those beside it, or another word. */
export function fieldWords({ name, text, owner, also }: FieldUse): readonly string[] {
  const above = name.slice(0, -text.length);
  const fields = fieldNames(owner.fields).filter((field) => field.startsWith(above));
  return [...new Set([...fields.map((field) => field.slice(above.length)), ...also])];
}
