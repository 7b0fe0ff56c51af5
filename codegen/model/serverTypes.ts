import type { FieldType } from './fields.ts';

/** The server's metadata of a field that decides its type. */
interface ServedField {
  readonly name?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeOnly?: boolean | undefined;
  readonly maxLength?: number | undefined;
}

type TextType = 'string' | 'text' | 'email' | 'secret';

/** Always a text area, whatever type the server gives (spec 1, section 2.9). */
export const COMMENT = 'comment';

/** Text fields whose name decides their type. */
const TEXT_NAMES: ReadonlyMap<string | undefined, TextType> = new Map([
  ['email', 'email'],
  ['password', 'secret'],
  [COMMENT, 'text'],
]);

/** The field type of each server type. */
const TYPES: Readonly<Record<string, FieldType>> = {
  slug: 'slug',
  regex: 'string',
  email: 'email',
  url: 'url',
  integer: 'integer',
  float: 'float',
  decimal: 'decimal',
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

/** The type of a text field whose name decides it; otherwise a single line. */
export function textTypeByName(name: string | undefined): TextType {
  return TEXT_NAMES.get(name) ?? 'string';
}

/**
 * The type of a text field: by its name; else a secret if it is write-only; else several lines if it is writable
 * and has no maximum length (spec 1, section 2.9).
 */
export function textType({ name, readOnly, writeOnly, maxLength }: ServedField): TextType {
  const named = TEXT_NAMES.get(name);
  if (named) return named;
  if (writeOnly) return 'secret';
  return maxLength === undefined && !readOnly ? 'text' : 'string';
}

/** The field type of a server type, in the browser and when `introspect` writes a manifest. */
export function typeFromServer(word: string, field: ServedField): FieldType {
  return word === 'string' ? textType(field) : (TYPES[word] ?? 'string');
}
