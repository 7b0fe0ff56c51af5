import { namedBy, type ResourceNames } from '../model/resourceNames.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { CellOptions, ResourceSource } from '../schema/generated/manifest.ts';
import { resourceOne } from './texts.ts';

/** Resources that are called the same in every language. */
export interface NamedResources extends ResourceNames {
  readonly ids: readonly string[];
}

type OpenedKinds = NonNullable<Exclude<CellOptions['opens'], string | undefined>['kinds']>;

/** The names of resources in all languages; those without a text of their own have none. */
export function resourceNamesOf(
  ids: Iterable<string>,
  catalogues: ParsedProject['catalogues'],
): readonly NamedResources[] {
  const byNames = new Map<string, NamedResources>();
  for (const id of ids) {
    const names = Object.fromEntries(
      Object.entries(catalogues).flatMap(([language, texts]) => {
        const text = texts.get(resourceOne(id))?.text;
        return text === undefined ? [] : [[language, text] as const];
      }),
    );
    if (Object.keys(names).length === 0) continue;
    const key = JSON.stringify(names);
    byNames.set(key, { names, ids: [...(byNames.get(key)?.ids ?? []), id] });
  }
  return [...byNames.values()];
}

/** The names that a cell `resource-name` knows: also by the words in the table that opens the records of the list. */
export function namesWithWords(
  source: ResourceSource,
  all: readonly NamedResources[],
): readonly ResourceNames[] {
  const words = Object.values(source.list?.cells ?? {}).flatMap((cell) => {
    const opens = typeof cell === 'string' ? undefined : cell.opens;
    return typeof opens === 'object' ? Object.entries(opens.kinds?.resources ?? {}) : [];
  });
  return all.map(({ names, ids }) => {
    const lowerCaseNames = new Set(Object.values(names).map((name) => name.toLowerCase()));
    const otherWords = words
      .flatMap(([word, id]) => (ids.includes(id) ? [word.toLowerCase()] : []))
      .filter((word) => !lowerCaseNames.has(word));
    return { names, ...(otherWords.length > 0 && { words: otherWords }) };
  });
}

/** The resource of each kind: by the word in the manifest, and by its names, where they name no other resource. */
export function resourcesByWord(
  { resources }: OpenedKinds,
  all: readonly NamedResources[],
): readonly (readonly [word: string, resource: string])[] {
  const opened = new Set(Object.values(resources));
  const names = all.flatMap((named) => {
    const [id, another] = named.ids.filter((one) => opened.has(one));
    if (id === undefined || another !== undefined) return [];
    return Object.values(named.names)
      .filter((name) => namedBy(all, name) === named)
      .map((name) => [name, id] as const);
  });
  return [...names, ...Object.entries(resources)];
}
