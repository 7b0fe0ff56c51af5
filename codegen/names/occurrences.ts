import { partition, sortBy, uniqBy } from 'es-toolkit/array';
import { memoize } from '../read/memoize.ts';
import { standsIn, type Located } from '../read/located.ts';
import type { Position } from '../report/diagnostic.ts';
import { occurrencesInCode } from './inCode.ts';
import { definitionsInManifests, usesInManifests } from './inManifests.ts';
import { keyAt, mentionsInTexts } from './inTexts.ts';
import {
  NAME_KINDS,
  namesOf,
  type Mention,
  type Name,
  type NamedProject,
  type Occurrence,
} from './name.ts';

const inManifests = memoize((named: NamedProject): readonly Mention[] => [
  ...definitionsInManifests(named),
  ...usesInManifests(named),
]);

/**
 * Every place that has a name, definitions first: in manifests, in catalogues and in hand-written code.
 *
 * @param named ask with the same object as long as nothing has changed: it is searched once
 */
export function occurrences(named: NamedProject, wanted: Name): readonly Occurrence[] {
  const manifests = inManifests(named).filter(
    ({ kind, name }) => kind === wanted.kind && name === wanted.name,
  );
  const found = [
    ...[...manifests, ...mentionsInTexts(named, wanted)].flatMap(placed),
    ...occurrencesInCode(named, wanted),
  ];
  return withoutRepetition(partition(found, ({ role }) => role === 'definition').flat());
}

/** The places where something gets its name: `occurrences` has them first. */
export function definitions(named: NamedProject, wanted: Name): readonly Occurrence[] {
  const found = [...definitionsInManifests(named), ...mentionsInTexts(named, wanted)].filter(
    ({ role, kind, name }) => role === 'definition' && kind === wanted.kind && name === wanted.name,
  );
  return withoutRepetition(found.flatMap(placed));
}

/** The names at a position of a file, the shortest text first: a verb of a permission, then what it is a part of. */
export function namesAt(
  named: NamedProject,
  file: string,
  position: Position,
): readonly Occurrence[] {
  const isHere = ({ range }: Occurrence) => contains(range, position);
  const isMeant = (located: Located<unknown>) => standsIn(located, file);
  const inYaml = [
    ...definitionsInManifests(named, isMeant),
    ...usesInManifests(named, isMeant),
    ...keyAt(named, file, position),
  ].filter((mention) => mention.file === file);
  const code = named.code.filter(({ path }) => path === file);
  const inCode = code.flatMap(({ text }) =>
    wordsAt(named, text, position).flatMap((name) => occurrencesInCode({ ...named, code }, name)),
  );
  const found = [...inYaml.flatMap(placed), ...inCode].filter(isHere);
  return sortBy(withoutRepetition(found), [({ range }) => range.end.column - range.start.column]);
}

function placed({ place, ...mention }: Mention): readonly Occurrence[] {
  const found = place();
  return found ? [{ ...mention, ...found }] : [];
}

function contains({ start, end }: Occurrence['range'], { line, column }: Position): boolean {
  return start.line === line && end.line === line && start.column <= column && column <= end.column;
}

/** What a word in hand-written code may be the name of. */
function wordsAt(named: NamedProject, text: string, { line, column }: Position): readonly Name[] {
  const here = text.split('\n')[line - 1] ?? '';
  const [before = ''] = /[\w.-]*$/.exec(here.slice(0, column - 1)) ?? [];
  const [after = ''] = /^[\w.-]*/.exec(here.slice(column - 1)) ?? [];
  const name = before + after;
  return NAME_KINDS.flatMap((kind) =>
    kind !== 'field' && namesOf(named, kind).has(name) ? [{ kind, name }] : [],
  );
}

function withoutRepetition(found: readonly Occurrence[]): readonly Occurrence[] {
  return uniqBy(found, ({ kind, name, file, range: { start } }) =>
    [kind, name, file, start.line, start.column].join(' '),
  );
}
