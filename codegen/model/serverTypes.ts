import { COMMENT } from './fieldNames.ts';
import type { FieldType } from './fields.ts';

/** What the server's metadata tells of a field, as far as its type follows from it. */
export interface ServedField {
  readonly name?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeOnly?: boolean | undefined;
  readonly maxLength?: number | undefined;
}

export type TextType = 'string' | 'text' | 'email' | 'secret';

/** Texts that are of a type by their name alone. */
const TEXT_NAMES: ReadonlyMap<string | undefined, TextType> = new Map([
  ['email', 'email'],
  ['password', 'secret'],
  [COMMENT, 'text'],
]);

/** The server's words for types, each with ours. */
const TYPES: Readonly<Record<string, FieldType>> = {
  slug: 'slug',
  regex: 'string',
  email: 'email',
  url: 'url',
  integer: 'integer',
  float: 'float',
  decimal: 'float',
  boolean: 'boolean',
  choice: 'choice',
  'multiple choice': 'choices',
  datetime: 'datetime',
  date: 'date',
  time: 'time',
  list: 'list',
  'nested object': 'object',
  field: 'string',
};

/** The type of a text whose name alone says it; a line unless it does. */
export function textTypeByName(name: string | undefined): TextType {
  return TEXT_NAMES.get(name) ?? 'string';
}

/**
 * The type of a text: by its name, else a secret where it is never told again, and several lines
 * where it has no limit and can be written (spec 1, section 2.9).
 */
export function textType({ name, readOnly, writeOnly, maxLength }: ServedField): TextType {
  const named = TEXT_NAMES.get(name);
  if (named) return named;
  if (writeOnly) return 'secret';
  return maxLength === undefined && !readOnly ? 'text' : 'string';
}

/** Our type for the server's word, in the browser and where a manifest is begun. */
export function typeFromServer(word: string, field: ServedField): FieldType {
  return word === 'string' ? textType(field) : (TYPES[word] ?? 'string');
}
