import { withoutUnreadable } from '../read/unreadableCharacters.ts';
import type { ServerField } from '../model/serverField.ts';
import type { ServerMetadata } from './metadata.ts';
import { boundsOf } from './table.ts';
import { decimalText } from '../model/decimals.ts';
import { TEXT_TYPES, type FieldType } from '../model/fields.ts';
import { typeFromServer } from '../model/serverTypes.ts';
import type { FieldDraft } from './fieldDraft.ts';
import { FIELD_NAME } from '../schema/jsonSchema.ts';

const UNTYPED = 'field';
/** What a server computes has no type, only a name. */
const COMPUTED: readonly (readonly [RegExp, FieldType])[] = [
  [/_(?:amount|count)$/, 'integer'],
  [/^(?:is|can|has)_/, 'boolean'],
];
const NESTED = 'nested object';
const LIMITED: ReadonlySet<FieldType> = new Set([...TEXT_TYPES, 'list']);
const CHOICES: ReadonlySet<FieldType> = new Set(['choice', 'choices']);
const NUMBERS: ReadonlySet<FieldType> = new Set(['integer', 'float', 'decimal']);
const FIELD = new RegExp(FIELD_NAME.pattern ?? '');
/** Recordings have this in place of the server's sentences. */
const WORDS = /\p{Letter}/u;

/** A choice is also a key of its text, and YAML limits keys to 1024 characters (1.2.2, section 7.4.2), escapes included. */
const LONGEST_CHOICE = 128;
const SHOWN_OF_CHOICE = 40;

/** What is left of a server's metadata, and what a manifest cannot name. */
interface Expressible {
  readonly metadata: ServerMetadata;
  /** A sentence each. */
  readonly refused: readonly string[];
}

/**
 * Leaves out fields whose names are none, choices that are none, and patterns with a problem: a server does not write the
 * manifest.
 *
 * @param problemOf what keeps a pattern out of a manifest, as the end of a sentence
 */
export function expressible(
  metadata: ServerMetadata,
  problemOf: (pattern: string) => string | undefined = () => undefined,
): Expressible {
  const refused: string[] = [];
  const within = (fields: Iterable<ServerField>, above = ''): readonly ServerField[] =>
    [...fields].flatMap((field) => {
      if (FIELD.test(field.name)) return [inside(field, `${above}${field.name}`)];
      refused.push(`'${above}${field.name}' is no name of a field`);
      return [];
    });
  const inside = (field: ServerField, path: string): ServerField => {
    const { pattern, ...others } = field;
    const { choices = [], choiceNames, child, children } = others;
    const offered = choices.map(
      (value) => isPlain(value) && String(value).length <= LONGEST_CHOICE,
    );
    for (const [at, value] of choices.entries()) {
      const isShort = String(value).length <= SHOWN_OF_CHOICE;
      const shown = isShort ? value : `${String(value).slice(0, SHOWN_OF_CHOICE)}…`;
      if (!offered[at] && value !== '') refused.push(`'${path}: ${shown}' is no choice`);
    }
    const problem = pattern === undefined ? undefined : problemOf(pattern);
    if (problem !== undefined) refused.push(`the pattern of '${path}' ${problem}`);
    const kept = problem === undefined ? pattern : undefined;
    const { default: start } = others;
    const isMisfit =
      kept !== undefined && typeof start === 'string' && !new RegExp(kept, 'u').test(start);
    if (isMisfit) refused.push(`the default of '${path}' does not match its pattern`);
    return {
      ...others,
      ...(kept !== undefined && { pattern: kept }),
      ...(isMisfit && { default: undefined }),
      ...(field.choices && { choices: choices.filter((_, at) => offered[at]) }),
      ...(choiceNames && { choiceNames: choiceNames.filter((_, at) => offered[at]) }),
      ...(child && { child: inside(child, path) }),
      ...(children && { children: within(children, `${path}.`) }),
    };
  };
  const fields = new Map(within(metadata.fields.values()).map((field) => [field.name, field]));
  return { metadata: { ...metadata, fields }, refused };
}

/**
 * What the words of the language can say of a server's field: type, limits, choices with their names, default,
 * help, and what is inside of objects and lists. The metadata calls references `field`, as it does computed values,
 * and never says whose records they name: a writable one is left to a user.
 */
export function draftOf(field: ServerField): FieldDraft {
  const { name } = field;
  const type = typeOf(field);
  const choices = CHOICES.has(type) ? choicesOf(field) : {};
  return {
    name,
    type,
    required: field.required && !field.readOnly,
    readOnly: field.readOnly,
    writeOnly: field.writeOnly,
    ...(field.since !== undefined && { since: field.since }),
    ...(field.until !== undefined && { until: field.until }),
    ...(LIMITED.has(type) && {
      maxLength: limitOf(field.maxLength),
      minLength: limitOf(field.minLength),
    }),
    ...(TEXT_TYPES.has(type) && field.pattern !== undefined && { pattern: field.pattern }),
    ...(NUMBERS.has(type) && boundsOf(field)),
    ...(type === 'decimal' && { digits: limitOf(field.digits), decimals: field.decimals }),
    ...choices,
    default: defaultOf(field, type, choices.choices),
    ...(field.help !== undefined && WORDS.test(field.help) && { help: oneLine(field.help) }),
    ...innerOf(field, type),
    ...(field.refersTo !== undefined && {
      todo: 'does it name records of this resource? Its name says so',
    }),
    ...(isOpen(field) && {
      todo: 'whose record is it? The server does not say: { type: reference, to: app.model }',
    }),
  };
}

/** Whether it may be a reference: writable, and neither its type nor its parts are told. */
function isOpen({ name, type, readOnly, child, children, refersTo }: ServerField): boolean {
  return (
    refersTo === undefined && type === UNTYPED && !readOnly && !child && !children && name !== 'id'
  );
}

function typeOf(field: ServerField): FieldType {
  const { name, type, child, children, refersTo } = field;
  if (refersTo !== undefined) return type === 'list' ? 'references' : 'reference';
  if (name === 'id') return type === 'integer' ? 'integer' : 'id';
  const byName = type === UNTYPED && field.readOnly && COMPUTED.find(([names]) => names.test(name));
  if (byName) return byName[1];
  if (type === UNTYPED && child) return 'list';
  // Without its parts it is free data.
  if (type === NESTED && !children?.length) return 'json';
  if (type === UNTYPED && children) return 'object';
  return typeFromServer(type, field);
}

function innerOf({ child, children }: ServerField, type: FieldType): Partial<FieldDraft> {
  if (type === 'object' && children) return { fields: children.map(draftOf) };
  if (type !== 'list' || !child || (child.type === UNTYPED && !child.children)) return {};
  const { name: _, required: __, readOnly: ___, ...item } = draftOf(child);
  // An entry is a line, however long it may be.
  return { item: item.type === 'text' ? { ...item, type: 'string' } : item };
}

/** Without one that is named twice. */
function choicesOf({ choices, choiceNames, choiceRanges }: ServerField): Partial<FieldDraft> {
  if (!choices) return {};
  const kept = choices
    .map((value, at) => ({ value, name: choiceNames?.[at] }))
    .filter(
      ({ value }, at) => choices.findIndex((other) => String(other) === String(value)) === at,
    );
  if (kept.length === 0) return {};
  const names = kept.flatMap(({ name }) => name ?? []);
  return {
    choices: kept.map(({ value }) => value),
    ...(choiceRanges && { choiceRanges }),
    ...(names.length === kept.length && { choiceNames: names.map(oneLine) }),
  };
}

/** A default of the right type; that of a date is the moment of asking, and says nothing. */
function defaultOf(
  { default: value, readOnly }: ServerField,
  type: FieldType,
  choices: FieldDraft['choices'],
): FieldDraft['default'] {
  if (readOnly) return undefined;
  const offered = (one: unknown) => choices?.some((choice) => choice === one) ?? true;
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'decimal' && typeof value === 'string') return decimalText(value);
  if (NUMBERS.has(type)) return typeof value === 'number' && isPlain(value) ? value : undefined;
  if (type === 'choice') return isPlain(value) && offered(value) ? value : undefined;
  if (type === 'choices' || type === 'list') {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const plain = value.filter(isPlain);
    return plain.length === value.length && plain.every(offered) ? plain : undefined;
  }
  const isText = TEXT_TYPES.has(type) && type !== 'secret';
  return isText && typeof value === 'string' && value !== '' ? value : undefined;
}

function isPlain(value: unknown): value is string | number | boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return ['string', 'boolean'].includes(typeof value) && value !== '';
}

function limitOf(length = 0): number | undefined {
  return length > 0 ? length : undefined;
}

function oneLine(text: string): string {
  return withoutUnreadable(text).replaceAll(/\s+/g, ' ').trim();
}
