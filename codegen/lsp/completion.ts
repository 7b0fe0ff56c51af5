import type { CompletionItem } from 'vscode-languageserver';
import { neededTexts } from '../link/walk/neededTexts.ts';
import { keysOfTexts } from '../link/walk/textsInCode.ts';
import { languageOf } from '../read/catalogues.ts';
import type { KeyPath } from '../read/located.ts';
import { kindOfFile } from '../read/manifestKinds.ts';
import { withLines } from '../names/textAt.ts';
import type { Position } from '../report/diagnostic.ts';
import { schemasAt } from '../schema/described.ts';
import { meaningOf, type JsonSchema } from '../schema/jsonSchema.ts';
import { SCHEMAS } from '../schema/schemas.ts';
import { acceptedNames, type AcceptedName } from './acceptedNames.ts';
import { placeAt, type PlaceInYaml } from './pathAt.ts';
import { toEditor } from './positions.ts';
import { sampleOf } from './schemaAt.ts';
import type { State } from './state.ts';
import { whatIs } from './whatIs.ts';

/** Stands for what is being written; no manifest has it. */
const UNWRITTEN = 'Unwritten0';
/** As in `CompletionItemKind`, whose values a type-only import does not load. */
const KIND = { property: 10, value: 12, enumMember: 20, reference: 18, text: 1 } as const;

interface Proposal extends AcceptedName {
  readonly kind: CompletionItem['kind'];
  readonly insert?: string;
}

/**
 * What can be written at a place of a manifest or a catalogue: keys and words by the schema, names by the rules that
 * check them, and in a catalogue the texts that are missing.
 *
 * @param stateWith the project with another text of this file
 */
export function completions(
  { path: file, text }: { readonly path: string; readonly text: string },
  position: Position,
  stateWith: (text: string) => State,
): readonly CompletionItem[] {
  const { offset, range } = withLines({ path: file, text });
  const at = offset(position);
  const before = /[A-Za-z_][\w.-]*$/.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^[\w.-]*/.exec(text.slice(at))?.[0] ?? '';
  const [start, end] = [at - before.length, at + after.length];
  const draft: Draft = {
    start,
    isKey: /^ *:/.test(text.slice(end)),
    with: (word) => text.slice(0, start) + word + text.slice(end),
  };
  const proposals =
    languageOf(file) === undefined
      ? inManifest(file, before, draft, stateWith)
      : inCatalogue(file, draft, stateWith);
  return proposals.map(({ name, about, kind, insert }) => ({
    label: name,
    ...(kind !== undefined && { kind }),
    ...(about !== undefined && { detail: about }),
    filterText: name,
    textEdit: { range: toEditor(range(start, end)), newText: insert ?? name },
  }));
}

/** The text with a word in the place of the one that is being written. */
interface Draft {
  readonly start: number;
  /** Whether the word is followed by a colon already. */
  readonly isKey: boolean;
  with(word: string): string;
}

function inManifest(
  file: string,
  before: string,
  draft: Draft,
  stateWith: (text: string) => State,
): readonly Proposal[] {
  const kind = kindOfFile(file);
  if (!kind) return [];
  const root: JsonSchema = SCHEMAS[kind];
  if (draft.with('')[draft.start - 1] === '$') {
    return inReference(file, before, stateWith(draft.with('me')));
  }
  const key = keyPlace(draft);
  const value = draft.isKey ? undefined : valuePlace(draft);
  const accepted = (path: KeyPath, word: string): readonly Proposal[] =>
    acceptedNames(stateWith(draft.with(word)), file, path).map((one) => ({
      ...one,
      kind: KIND.reference,
    }));
  return [
    ...(key ? keysAt(root, key) : []),
    ...(key ? namesOfKeys(root, key, draft, accepted) : []),
    ...(value ? wordsAt(root, value, accepted) : []),
  ].filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

type Accepted = (path: KeyPath, word: string) => readonly Proposal[];

/** Keys of a map that names something by them: columns, fields of a condition. */
function namesOfKeys(
  root: JsonSchema,
  { path }: PlaceInYaml,
  { isKey }: Draft,
  accepted: Accepted,
): readonly Proposal[] {
  const above = path.slice(0, -1);
  return firstOf(schemasAt(root, above), ({ propertyNames = {}, additionalProperties }) => {
    if (typeof additionalProperties !== 'object') return [];
    const name = unlike(sampleOf(propertyNames, root));
    const value = isKey ? '' : `: ${JSON.stringify(sampleOf(additionalProperties, root))}`;
    return accepted([...above, name], name + value);
  }).map((one) => ({ ...one, ...(!isKey && { insert: `${one.name}: ` }) }));
}

function wordsAt(root: JsonSchema, { path }: PlaceInYaml, accepted: Accepted): readonly Proposal[] {
  const schemas = schemasAt(root, path);
  return [
    ...schemas.flatMap(wordsOf),
    ...firstOf(schemas, (schema) =>
      isText(schema) ? accepted(path, unlike(sampleOf(schema, root))) : [],
    ),
  ];
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => readonly R[]): readonly R[] {
  for (const one of all) {
    const found = find(one);
    if (found.length > 0) return found;
  }
  return [];
}

/** A name of the same form that is not there yet: a list must not have the same twice. */
function unlike(sample: unknown): string {
  const text = typeof sample === 'string' ? sample : 'x';
  return `${text}${/^[A-Z\d_]+$/.test(text) ? 'ZZ' : 'zz'}`;
}

function isText({ type }: JsonSchema): boolean {
  return [type ?? []].flat().includes('string');
}

function keysAt(root: JsonSchema, { path, beside }: PlaceInYaml): readonly Proposal[] {
  return schemasAt(root, path.slice(0, -1)).flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([name]) => !beside.includes(name))
      .map(([name, schema]) => ({
        name,
        about: meaningOf(schema),
        kind: KIND.property,
        insert: `${name}: `,
      })),
  );
}

function wordsOf(schema: JsonSchema): readonly Proposal[] {
  const isBoolean = [schema.type].flat().includes('boolean');
  const words = [
    ...(schema.enum ?? []),
    ...(schema.const === undefined ? (isBoolean ? [true, false] : []) : [schema.const]),
  ];
  return words.map((word) => ({ name: String(word), kind: KIND.enumMember }));
}

/** Where the word is a key, if it can be one: at the start of a line, of an entry, or in brackets. */
function keyPlace(draft: Draft): PlaceInYaml | undefined {
  const { start, isKey } = draft;
  if (!/(?:^|\n)[ -]*$|[{,[]\s*$/.test(draft.with('').slice(0, start))) return undefined;
  const place = placeAt(draft.with(isKey ? UNWRITTEN : `${UNWRITTEN}: x`), start + 1);
  return place?.on === 'key' && place.text === UNWRITTEN ? place : undefined;
}

function valuePlace(draft: Draft): PlaceInYaml | undefined {
  const place = placeAt(draft.with(UNWRITTEN), draft.start + 1);
  return place?.on === 'value' && place.text.split(/[|$]/).includes(UNWRITTEN) ? place : undefined;
}

/** Fields behind `$record.`, `$me.` and `$selection.`, and these words. */
function inReference(file: string, before: string, state: State): readonly Proposal[] {
  const { resources } = state.project;
  const word = before.split('.')[0];
  const of =
    word === 'me'
      ? resources.find(({ value }) => value.api === 'users/profile')
      : resources.find((located) => located.file === file);
  if (!before.includes('.') || !of || word === 'query') {
    return ['record', 'me', 'query', 'selection'].map((name) => ({ name, kind: KIND.value }));
  }
  return Object.keys(of.value.fields ?? {}).map((field) => ({
    name: `${word}.${field}`,
    about: whatIs(state, { kind: 'field', name: `${of.value.resource}.${field}` }),
    kind: KIND.reference,
  }));
}

/** The next steps of the keys that this language lacks. */
function inCatalogue(
  file: string,
  draft: Draft,
  stateWith: (text: string) => State,
): readonly Proposal[] {
  const place = keyPlace(draft);
  if (!place) return [];
  const state = stateWith(draft.with(draft.isKey ? UNWRITTEN : `${UNWRITTEN}: x`));
  const { project, model } = state;
  const above = place.path.slice(0, -1);
  const own = project.catalogues[languageOf(file) ?? ''];
  const all = keysOfTexts(project.catalogues);
  const needed = neededTexts({ project, model }).flatMap(({ candidates }) =>
    candidates.some((key) => all.has(key)) ? [] : candidates,
  );
  const lacking = [...all, ...needed].filter((key) => !own?.has(key));
  const steps = new Map<string, string | undefined>();
  for (const key of lacking) {
    const rest = restBelow(key, above);
    if (rest === undefined) continue;
    const isWhole = !rest.includes('.');
    const english = project.catalogues[model.app.fallbackLanguage]?.get(key)?.text;
    steps.set(rest.split('.')[0] ?? rest, isWhole ? english : undefined);
  }
  return [...steps]
    .filter(([name]) => !place.beside.includes(name))
    .map(([name, about]) => ({
      name,
      about,
      kind: KIND.text,
      ...(!draft.isKey && { insert: `${name}: ` }),
    }));
}

function restBelow(key: string, above: KeyPath): string | undefined {
  const prefix = above.map((step) => `${step}.`).join('');
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}
