import { fieldNames } from '../link/walk/fieldNames.ts';
import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../read/memoize.ts';
import type { KeyPath } from '../read/located.ts';
import type { SourceFile } from '../read/sources.ts';
import { readYaml } from '../read/yaml.ts';
import { likesOf } from '../derive/scope.ts';
import { languageOf } from '../read/catalogues.ts';
import type { Position } from '../report/diagnostic.ts';
import { mentionAt, type PlacedName } from './mentionAt.ts';
import { lastStep, resourceOf, type Mention, type Name, type NamedProject } from './name.ts';

/** Namespaces whose keys go on with the id of a resource. */
const OF_RESOURCES = ['resources', 'changeWarning'];
/** Texts of a field, below its resource or, for all fields of that name, at the top. */
export const OF_FIELDS = ['fields', 'help', 'choices'];

/** Every place in the catalogues that has a name: as the key of a text, or inside one. */
export function mentionsInTexts(named: NamedProject, wanted: Name): readonly Mention[] {
  const { locales, frame = [] } = named.sources;
  // A text of the frame is found where the engine has it; what a project names is its own.
  const files = wanted.kind === 'text' ? [...locales, ...frame] : locales;
  return keysOf(named, wanted).flatMap(({ key, role }) =>
    files.flatMap((file) => {
      const found = keysIn(file).get(key);
      if (!found) return [];
      const step = String(found.path.at(-1));
      const written = wanted.name.endsWith(step)
        ? step
        : // A key such as `resources.users.user` in one word has more than the name.
          wanted.name;
      return [mentionAt(named, { ...found, at: 'key' }, role, wanted, written)];
    }),
  );
}

function keysOf(
  named: NamedProject,
  { kind, name }: Name,
): readonly { readonly key: string; readonly role: Mention['role'] }[] {
  const references = (keys: readonly string[]) =>
    keys.map((key) => ({ key, role: 'reference' as const }));
  switch (kind) {
    case 'text':
      return [{ key: name, role: 'definition' }];
    case 'resource':
      return references(OF_RESOURCES.map((space) => `${space}.${name}`));
    case 'route':
      return references([`routes.${name}`]);
    case 'field': {
      const id = resourceOf(name);
      const field = lastStep(name);
      const heirs = [...likesOf(named.project)].flatMap(([heir, of]) => (of === id ? [heir] : []));
      return references([
        ...[id, ...heirs].flatMap((one) =>
          OF_FIELDS.map((part) => `resources.${one}.${part}.${field}`),
        ),
        ...(ownersOf(named, field).length === 1 ? OF_FIELDS.map((part) => `${part}.${field}`) : []),
      ]);
    }
    default:
      return [];
  }
}

/** The resources that declare a field of this name, at any depth. */
export function ownersOf({ project }: NamedProject, field: string): readonly string[] {
  return fieldsByName(project).get(field) ?? [];
}

const fieldsByName = memoize(
  ({ resources }: NamedProject['project']): ReadonlyMap<string, readonly string[]> => {
    const sources = new Map(resources.map(({ value }) => [value.resource, value]));
    const owned = resources.flatMap(({ value }) => {
      const inherited = sources.get(value.like ?? '')?.fields ?? {};
      const own = Object.entries(value.fields ?? {}).filter(
        ([name, field]) => inherited[name] !== field,
      );
      return fieldNames(Object.fromEntries(own)).map((name) => ({
        name: lastStep(name),
        owner: value.resource,
      }));
    });
    const byName = groupBy(owned, ({ name }) => name);
    return new Map([...byName].map(([name, of]) => [name, of.map(({ owner }) => owner)]));
  },
);

type KeyPlace = Omit<PlacedName, 'at'>;

/** Every key of a catalogue, those above texts included, joined by dots. */
const keysIn = memoize((file: SourceFile): ReadonlyMap<string, KeyPlace> => {
  const found = new Map<string, KeyPlace>();
  const { located } = readYaml(file);
  if (!located) return found;
  const visit = (value: unknown, path: KeyPath): void => {
    if (path.length > 0) found.set(path.join('.'), { located, path });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, below] of Object.entries(value)) visit(below, [...path, key]);
  };
  visit(located.value, []);
  return found;
});

/** The text whose key stands at a position of a catalogue. */
export function keyAt(named: NamedProject, path: string, { line }: Position): readonly Mention[] {
  const { catalogues } = named.project;
  const language = languageOf(path);
  if (language === undefined) return [];
  return [...(catalogues[language] ?? [])]
    .filter(([, text]) => text.file === path && text.range.start.line === line)
    .flatMap(([name]) => mentionsInTexts(named, { kind: 'text', name }))
    .filter(({ file }) => file === path);
}
