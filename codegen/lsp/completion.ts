import type { CompletionItem } from 'vscode-languageserver';
import { neededTexts } from '../link/walk/neededTexts.ts';
import { keysOfTexts } from '../link/walk/textsInCode.ts';
import { languageOf } from '../read/catalogues.ts';
import type { KeyPath } from '../read/located.ts';
import { kindOfFile } from '../read/manifestKinds.ts';
import { withLines } from '../names/textAt.ts';
import type { Position } from '../report/diagnostic.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { SCHEMAS } from '../schema/schemas.ts';
import { acceptedNames, type AcceptedName } from './acceptedNames.ts';
import { placeAt, type PlaceInYaml } from './pathAt.ts';
import { toEditor } from './positions.ts';
import { aboutOf, sampleOf, schemasAt } from './schemaAt.ts';
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
  const written = (word: string) => text.slice(0, start) + word + text.slice(end);
  const proposals =
    languageOf(file) === undefined
      ? inManifest(file, start, before, written, stateWith, text)
      : inCatalogue(file, start, written, stateWith(text));
  return proposals.map(({ name, about, kind, insert }) => ({
    label: name,
    ...(kind !== undefined && { kind }),
    ...(about !== undefined && { detail: about }),
    filterText: name,
    textEdit: { range: toEditor(range(start, end)), newText: insert ?? name },
  }));
}

type Written = (word: string) => string;

function inManifest(
  file: string,
  start: number,
  before: string,
  written: Written,
  stateWith: (text: string) => State,
  text: string,
): readonly Proposal[] {
  const kind = kindOfFile(file);
  if (!kind) return [];
  const root: JsonSchema = SCHEMAS[kind];
  if (text[start - 1] === '$') return inReference(file, before, stateWith(written('me')));
  const key = keyPlace(start, written);
  const value = valuePlace(start, written);
  const named = (place: PlaceInYaml, word: (sample: unknown) => string, schema: JsonSchema) => {
    const state = stateWith(written(word(sampleOf(schema, root))));
    return acceptedNames(state, file, place.path).map((one): Proposal => ({
      ...one,
      kind: KIND.reference,
    }));
  };
  return [
    ...(key ? keysAt(root, key) : []),
    ...(key
      ? schemasAt(root, key.path.slice(0, -1)).flatMap(({ propertyNames, additionalProperties }) =>
          propertyNames && typeof additionalProperties === 'object'
            ? named(
                { ...key, path: [...key.path.slice(0, -1), String(sampleOf(propertyNames, root))] },
                () =>
                  `${String(sampleOf(propertyNames, root))}: ${JSON.stringify(sampleOf(additionalProperties, root))}`,
                propertyNames,
              ).map((one) => ({ ...one, insert: `${one.name}: ` }))
            : [],
        )
      : []),
    ...(value
      ? schemasAt(root, value.path).flatMap((schema) => [
          ...wordsOf(schema),
          ...(isText(schema)
            ? named(value, (sample) => String(typeof sample === 'string' ? sample : 'x'), schema)
            : []),
        ])
      : []),
  ].filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
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
        about: aboutOf(schema),
        kind: KIND.property,
        insert: `${name}: `,
      })),
  );
}

function wordsOf(schema: JsonSchema): readonly Proposal[] {
  const words = [
    ...(schema.enum ?? []),
    ...(schema.const === undefined ? [] : [schema.const]),
    ...([schema.type].flat().includes('boolean') && schema.const === undefined
      ? [true, false]
      : []),
  ];
  return words.map((word) => ({ name: String(word), kind: KIND.enumMember }));
}

/** Where the word is a key, if it can be one: at the start of a line, of an entry, or in brackets. */
function keyPlace(start: number, written: Written): PlaceInYaml | undefined {
  const line = written('').slice(0, start);
  if (!/(?:^|\n)[ -]*$|[{,[]\s*$/.test(line)) return undefined;
  const place = placeAt(written(`${UNWRITTEN}: 0`), start + 1);
  return place?.on === 'key' && place.text === UNWRITTEN ? place : undefined;
}

function valuePlace(start: number, written: Written): PlaceInYaml | undefined {
  const place = placeAt(written(UNWRITTEN), start + 1);
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
  start: number,
  written: Written,
  state: State,
): readonly Proposal[] {
  const place = keyPlace(start, written);
  if (!place) return [];
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
    .map(([name, about]) => ({ name, about, kind: KIND.text, insert: `${name}: ` }));
}

function restBelow(key: string, above: KeyPath): string | undefined {
  const prefix = above.map((step) => `${step}.`).join('');
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}
