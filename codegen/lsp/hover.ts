import { accountsOf, namesOf, shortNames } from '../access/accounts.ts';
import { mostOpen } from '../access/people.ts';
import { obstacleTo } from '../access/decide.ts';
import { GATE_KEYS } from '../schema/gates.ts';
import { kindOfFile } from '../read/manifestKinds.ts';
import { definitions, namesAt } from '../names/occurrences.ts';
import type { Name, Occurrence } from '../names/name.ts';
import { withLines, yamlFiles } from '../names/textAt.ts';
import { readYaml } from '../read/yaml.ts';
import type { Position, Range } from '../report/diagnostic.ts';
import { schemasAt } from '../schema/described.ts';
import { meaningOf } from '../schema/jsonSchema.ts';
import { SCHEMAS } from '../schema/schemas.ts';
import { placeAt, type PlaceInYaml } from './pathAt.ts';
import type { State } from './state.ts';
import { shownText, textKeys, whatIs } from './whatIs.ts';

interface Hover {
  /** Markdown. */
  readonly text: string;
  readonly range: Range;
}

/** More pages and actions than a user reads. */
const MOST_POINTS = 12;

/**
 * What a user wants to know of what stands at a place: what a key does, what a name stands for, where that is
 * declared and how it is called, and who passes a gate.
 */
export function hoverAt(
  state: State,
  { path: file, text }: { readonly path: string; readonly text: string },
  position: Position,
): Hover | undefined {
  const { offset, range } = withLines({ path: file, text });
  const isYaml = file.endsWith('.yaml');
  const place = isYaml ? placeAt(text, offset(position)) : undefined;
  const [name] = namesAt(state, file, position);
  const parts = [
    ...(place ? aboutKey(file, place) : []),
    ...(name ? aboutName(state, name) : []),
    ...(place ? whoPasses(state, file, place) : []),
  ];
  if (parts.length === 0) return undefined;
  const here = name?.range ?? (place && range(place.start, place.end));
  return here && { text: parts.join('\n\n'), range: here };
}

function aboutKey(file: string, { path, on }: PlaceInYaml): readonly string[] {
  const kind = kindOfFile(file);
  if (!kind || on !== 'key') return [];
  const about = schemasAt(SCHEMAS[kind], path).flatMap((schema) => meaningOf(schema) ?? []);
  return [...new Set(about)].slice(0, 1);
}

function aboutName(state: State, found: Occurrence): readonly string[] {
  const { kind, name } = found;
  const about = whatIs(state, found);
  const [definition] = definitions(state, found);
  const words = wordsFor(state, found);
  return [
    `**${kind} \`${name}\`**${about === undefined ? '' : ` · ${about}`}`,
    ...(definition ? [`Declared in \`${definition.file}:${definition.range.start.line}\``] : []),
    ...(words.length > 0 ? [words.join('  \n')] : []),
    ...(kind === 'permission' ? holders(state, name) : []),
    ...(kind === 'route' ? reaches(state, [name]) : []),
  ];
}

/** The text of a name in every language. */
function wordsFor(state: State, name: Name): readonly string[] {
  const keys = textKeys(state, name);
  return Object.entries(state.project.catalogues).flatMap(([language, texts]) => {
    const text = shownText(texts, keys);
    return text === undefined ? [] : [`${language}: ${text}`];
  });
}

function holders({ model }: State, permission: string): readonly string[] {
  const roles = model.roles
    .filter(({ permissions, program }) => program === undefined && permissions.includes(permission))
    .map(({ name }) => name);
  return model.roles.length === 0 ? [] : [`Held by ${list(roles)}`];
}

/** Who reaches these pages and actions; an account is seen where nothing but permissions is in the way. */
function reaches({ found: { points }, model }: State, ids: readonly string[]): readonly string[] {
  if (!points || model.roles.length === 0) return [];
  const accounts = accountsOf(model);
  const best = mostOpen(model.settings);
  return ids.flatMap((id) => {
    const point = points.get(id);
    if (!point) return [];
    const open = accounts.filter((account) => !obstacleTo(point, points, account, best));
    return [`Open to ${list(shortNames(namesOf(open), namesOf(accounts)))}`];
  });
}

/** Who passes the gate that stands here, for everything that asks for it. */
function whoPasses(state: State, file: string, { path }: PlaceInYaml): readonly string[] {
  const key = path.findLastIndex((step) => Object.hasOwn(GATE_KEYS, step));
  const source = yamlFiles(state.sources).get(file);
  const located = source && readYaml(source).located;
  if (key === -1 || !located || state.model.roles.length === 0) return [];
  const gate = path.slice(0, key + 1);
  const isItem = typeof path[key + 1] === 'number';
  const start = located.atKey(isItem ? path : gate).range.start;
  const end = located.at(isItem ? path : gate).range.end;
  const behind = [...(state.found.points?.values() ?? [])].filter((point) =>
    point.requirements.some((one) => {
      const at = one.at();
      return at.file === file && !isBefore(at.range.start, start) && isBefore(at.range.start, end);
    }),
  );
  const lines = behind.slice(0, MOST_POINTS).map(({ kind, id, path: address }) => {
    const [open = ''] = reaches(state, [id]);
    return `- ${kind} ${address ?? id}: ${open.replace('Open', 'open')}`;
  });
  const more = behind.length - lines.length;
  if (lines.length === 0) return [];
  return [['Who passes', ...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')];
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : names.join(', ');
}
